// The style and the script of the pages.
#include "cli/html_page.hpp"

namespace gazetteer::cli {

std::string html_style() {
    return R"(:root{--paper:#fdfdfb;--ink:#1d2126;--soft:#565f69;--line:#dcdfe3;--tint:#f3f4f1;--link:#0b5a8a;--good:#1c6b45;--bad:#a02c1c;--open:#7a5a00;--focus:#c2410c}
@media (prefers-color-scheme:dark){:root{--paper:#16191d;--ink:#e6e9ed;--soft:#a3acb6;--line:#343b43;--tint:#1e2328;--link:#7cc0ee;--good:#6fcf9d;--bad:#ff9b87;--open:#e0b85a;--focus:#ff9a52}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:76rem;background:var(--paper);color:var(--ink);font:1rem/1.55 Charter,"Bitstream Charter","Iowan Old Style",Georgia,"DejaVu Serif",serif}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .4rem;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:1.3rem;margin:2.6rem 0 .6rem}
h3{font-size:1.05rem;margin:0 0 .3rem}
p{margin:.4rem 0;max-width:44rem}
a{color:var(--link);text-underline-offset:.15em}
.lead{color:var(--soft)}
.skip{position:absolute;left:-999rem;background:var(--paper);padding:.5rem 1rem}
.skip:focus{left:1rem;top:.5rem;z-index:1}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:2px}
.facts,.filters,.tag,.place,thead,.command,.evidence,.copy,button,input,select,output{font-family:"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:.2rem 2rem;margin:1rem 0;font-size:.9rem}
.facts div{display:flex;gap:.6rem;border-top:1px solid var(--line);padding:.3rem 0;min-width:0}
.facts dt{color:var(--soft);min-width:6.5rem}
.facts dd{margin:0;overflow-wrap:anywhere;min-width:0}
.filters{display:none;flex-wrap:wrap;gap:.7rem 1rem;align-items:end;padding:.8rem 1rem;background:var(--tint);border:1px solid var(--line);border-radius:6px;font-size:.85rem}
.js .filters{display:flex}
.filters label{display:flex;flex-direction:column;gap:.2rem;color:var(--soft)}
.filters .wide{flex:1 1 14rem}
input,select,button{font-size:.95rem;color:var(--ink);background:var(--paper);border:1px solid var(--soft);border-radius:4px;padding:.35rem .5rem;min-height:2.3rem;max-width:100%}
button{cursor:pointer}
.shown{color:var(--soft);padding-bottom:.5rem}
table{width:100%;border-collapse:collapse;margin:1rem 0;font-size:.95rem}
caption{text-align:left;color:var(--soft);font-size:.9rem;padding-bottom:.4rem}
thead th{font-size:.78rem;font-weight:600;color:var(--soft);border-bottom:2px solid var(--line);vertical-align:bottom}
th,td{text-align:left;vertical-align:top;padding:.55rem .7rem .55rem 0}
tbody tr{border-bottom:1px solid var(--line)}
tbody th{font-weight:600;min-width:7.5rem}
.place{display:block;font-weight:400;font-size:.8rem;color:var(--soft)}
td{overflow-wrap:anywhere}
.says{max-width:38rem;min-width:min(22rem,100%)}
details{font-size:.9rem;color:var(--soft)}
summary{cursor:pointer;width:max-content;max-width:100%}
.evidence{list-style:none;margin:0;padding:0;font-size:.82rem;min-width:11rem;max-width:17rem}
.evidence li{margin:0 0 .15rem}
.tag{display:inline-block;font-size:.8rem;border:1px solid currentColor;border-radius:3px;padding:0 .4rem;white-space:nowrap}
.tag.holds,.tag.proved{color:var(--good)}
.tag.refuted,.tag.fails,.tag.unexpected,.tag.not-as-expected{color:var(--bad)}
.tag.inconclusive,.tag.open{color:var(--open)}
.tag.holds::before{content:"\2713\00a0"}
.tag.refuted::before,.tag.fails::before{content:"\2717\00a0"}
.tag.unexpected::before,.tag.not-as-expected::before{content:"!\00a0"}
.tag.inconclusive::before,.tag.open::before{content:"?\00a0"}
article{border-top:1px solid var(--line);padding:1.2rem 0}
article:target{background:var(--tint)}
figure{margin:.6rem 0;max-width:100%}
figure svg{max-width:100%;height:auto}
code{font:.85rem/1.5 "DejaVu Sans Mono",Menlo,Consolas,"Liberation Mono",monospace}
.command{display:flex;flex-wrap:wrap;gap:.5rem;align-items:flex-start;margin:.5rem 0;max-width:52rem}
.command code{flex:1 1 12rem;min-width:0;background:var(--tint);border:1px solid var(--line);border-radius:4px;padding:.4rem .6rem;white-space:pre-wrap;overflow-wrap:anywhere;user-select:all}
.copy{display:none}
.js .copy{display:inline-block}
[hidden]{display:none!important}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:1rem;color:var(--soft);font-size:.9rem}
@media (max-width:52rem){
body{padding:1.2rem .9rem 3rem}
h1{font-size:1.5rem}
table,caption,tbody,tr,td,tbody th{display:block;width:auto}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody tr{padding:.8rem 0}
th,td{padding:.15rem 0}
td:not(:empty)::before{content:attr(data-label);display:block;font:600 .75rem "Helvetica Neue",Helvetica,Arial,sans-serif;color:var(--soft);margin-top:.35rem}
.filters label{flex:1 1 8rem}
}
@media print{
body{max-width:none;padding:0;font-size:10pt}
.filters,.js .filters,.copy,.js .copy,.skip{display:none}
tr,article,figure{break-inside:avoid}
a{color:inherit;text-decoration:none}
details>*{display:block}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
)";
}

std::string html_script() {
    return R"('use strict';
(function(){
document.documentElement.classList.add('js');
document.querySelectorAll('form.filters').forEach(function(form){
  var table=document.getElementById(form.dataset.table);
  var rows=Array.prototype.slice.call(table.tBodies[0].rows).map(function(row){
    return {row:row,text:row.textContent.toLowerCase()};
  });
  var fields=Array.prototype.slice.call(form.querySelectorAll('select'));
  var shown=form.querySelector('.shown');
  function fits(entry){
    var words=form.elements.text.value.toLowerCase().split(/\s+/);
    return words.every(function(word){return entry.text.indexOf(word)>=0;})&&
      fields.every(function(field){
        var values=(entry.row.getAttribute('data-'+field.name)||'').split(' ');
        return !field.value||values.indexOf(field.value)>=0;
      });
  }
  function apply(){
    var count=0;
    rows.forEach(function(entry){
      entry.row.hidden=!fits(entry);
      if(!entry.row.hidden)count+=1;
    });
    shown.textContent=count+' of '+rows.length+' '+form.dataset.noun;
  }
  form.addEventListener('input',apply);
  form.addEventListener('reset',function(){setTimeout(apply,0);});
  form.addEventListener('submit',function(event){event.preventDefault();});
  apply();
});
function choose(code){
  var range=document.createRange();
  range.selectNodeContents(code);
  var selection=window.getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
}
document.querySelectorAll('.copy').forEach(function(button){
  button.addEventListener('click',function(){
    var code=button.parentNode.querySelector('code');
    choose(code);
    function done(){
      button.textContent='Copied';
      setTimeout(function(){button.textContent='Copy';},1500);
    }
    if(navigator.clipboard)
      navigator.clipboard.writeText(code.textContent).then(done,function(){document.execCommand('copy');done();});
    else{document.execCommand('copy');done();}
  });
});
})();
)";
}

}  // namespace gazetteer::cli
