-- The download of a buyer's data contains the messages with the buyer's phone number.
create index on contact_messages (phone);
