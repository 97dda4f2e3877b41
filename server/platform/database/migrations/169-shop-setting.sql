-- Operators set name, tagline, logo and signature of the shop, which only the environment did.
insert into settings (key) values ('shop');
