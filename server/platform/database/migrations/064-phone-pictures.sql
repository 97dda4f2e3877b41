-- A second picture of a banner or advertisement, for phones; '' when the first one serves them, too.
alter table banners add column phone_image text not null default '';
alter table ads add column phone_image text not null default '';
