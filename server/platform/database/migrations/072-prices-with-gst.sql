-- Lists can also be filtered by prices with GST: functions/listings_matching.sql has two more parameters.
drop function if exists listings_matching;
