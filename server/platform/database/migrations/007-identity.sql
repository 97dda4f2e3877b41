-- Sessions can be listed and ended one by one; they get a name that is not their token.
alter table sessions
  add column id text,
  -- What the browser called itself at login, so that its owner recognises it.
  add column device text not null default '';
update sessions set id = encode(substring(token_hash from 1 for 16), 'hex');
alter table sessions alter column id set not null;
create unique index on sessions (id);

-- A deleted account leaves its quote requests and orders behind, without a name.
alter table quote_requests alter column account_id drop not null;
alter table quote_requests drop constraint quote_requests_account_id_fkey;
alter table quote_requests
  add constraint quote_requests_account_id_fkey foreign key (account_id) references accounts (id) on delete set null;
alter table orders alter column account_id drop not null;
alter table orders drop constraint orders_account_id_fkey;
alter table orders
  add constraint orders_account_id_fkey foreign key (account_id) references accounts (id) on delete set null;

-- How often something was done from somewhere; written by rate-limiter-flexible, in its own shape.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);

-- With an SMS gateway the code is made when it is sent, so that it waits nowhere in clear.
alter table phone_codes alter column code_hash drop not null;
