-- Who is writing a draft, so that two people do not write one at the same time. Null for nobody.
alter table quotation_drafts
  add column editor text,
  add column editor_since timestamptz,
  add check ((editor is null) = (editor_since is null));
update quotation_drafts set editor = changed_by, editor_since = changed_at;
