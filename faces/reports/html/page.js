// SPDX-License-Identifier: GPL-3.0-or-later
'use strict';
(function(){
document.documentElement.classList.add('js');
window.addEventListener('beforeprint',function(){
  document.querySelectorAll('details').forEach(function(details){details.open=true;});
});
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
function key(row,column){
  var text=row.cells[column].textContent.trim();
  var number=parseFloat(text);
  return {text:text,number:isNaN(number)?Infinity:number};
}
function sort(table,column,descending){
  var rows=Array.prototype.slice.call(table.tBodies[0].rows).map(function(row){
    return {row:row,key:key(row,column)};
  });
  rows.sort(function(a,b){
    var order=a.key.number-b.key.number||a.key.text.localeCompare(b.key.text);
    return descending?-order:order;
  });
  rows.forEach(function(entry){table.tBodies[0].appendChild(entry.row);});
}
document.querySelectorAll('table').forEach(function(table){
  if(!table.tHead)return;
  var heads=Array.prototype.slice.call(table.tHead.rows[0].cells);
  heads.forEach(function(head,column){
    var button=document.createElement('button');
    button.type='button';
    button.className='sort';
    button.textContent=head.textContent;
    head.textContent='';
    head.appendChild(button);
    button.addEventListener('click',function(){
      var descending=head.getAttribute('aria-sort')==='ascending';
      heads.forEach(function(other){other.removeAttribute('aria-sort');});
      head.setAttribute('aria-sort',descending?'descending':'ascending');
      sort(table,column,descending);
    });
  });
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
