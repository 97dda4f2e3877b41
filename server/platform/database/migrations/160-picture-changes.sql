-- Counts what operators change about pictures, in files or rows, so that every process notices it.
create sequence picture_changes;
