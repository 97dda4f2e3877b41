-- How the buyer proved whose account it is when an operator last corrected its e-mail address, and when. The log of
-- changes keeps each of them.
alter table accounts add column identity_proof jsonb;
