-- The desk lists mails page by page, all or those of one state, newest first;
create index on mail_log (updated_at, id);
create index on mail_log (state, updated_at, id);
-- what is confirmed and has not left, and what has not arrived;
create index on orders (quote_request_id) where status = 'Confirmed';
create index on shipments (sent_at, id) where delivered_at is null;
-- and transporters by their names, to be chosen again.
create index on shipments (transporter, sent_at) where transporter <> '';
