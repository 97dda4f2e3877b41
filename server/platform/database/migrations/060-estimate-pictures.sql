-- The seller's logo and signature for the estimates that name them, so that an estimate stays as it was sent when the
-- operator replaces a file.
create table estimate_pictures (
  -- Of the operator's file, in hexadecimal, as estimates name it.
  sha256 text primary key,
  -- The picture as estimates show it.
  png bytea not null,
  width integer not null,
  height integer not null
);
