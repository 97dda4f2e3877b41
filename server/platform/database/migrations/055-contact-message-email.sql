-- Where the sender of a contact message can be answered by e-mail, if they say so.
alter table contact_messages add column email text;
