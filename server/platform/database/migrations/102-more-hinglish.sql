-- Colours as buyers in India write them, and what is said around the goods.

insert into search_synonyms (term, replacement)
select regexp_split_to_table(written, ' '), meant
from (values
  ('pila pili peeli पीला पीली', 'yellow'),
  ('laal लाल', 'red'),
  ('safaid सफेद', 'white'),
  ('kaala kaali काला काली', 'black'),
  ('neeli nila nili नीला नीली', 'blue'),
  ('hari हरा हरी', 'green'),
  ('narangi santri नारंगी', 'orange'),
  ('bhura bhoora भूरा', 'brown'),
  ('sleti saleti स्लेटी', 'grey'),
  ('gray', 'grey')
) as colour (written, meant)
on conflict do nothing;

insert into search_synonyms (term, replacement)
select regexp_split_to_table(
  'bhai bhaiya bhi bhej bhejo bhejna bhejiye bhejdo dena dedo dijiye chaiye chahie jaldi urgent urgently please pls plz '
  || 'kindly send need needed required reqd sir ji hai hain mujhe hame saath भाई भी भेज भेजो भेजना देना दीजिए जल्दी कृपया '
  || 'चाहिये है हैं जी', ' '), ''
on conflict do nothing;
