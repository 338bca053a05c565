CREATE SCHEMA bookkeeping;

-- The books of closed months, each one ZIP in parts of a megabyte. They name nobody.
CREATE TABLE bookkeeping.month_files (
  month   text COLLATE "C" NOT NULL,  -- 2026-03
  request integer NOT NULL,           -- which request of the month it was made for
  part    integer NOT NULL,
  bytes   bytea NOT NULL,
  PRIMARY KEY (month, request, part)
);
-- A ZIP is compressed already.
ALTER TABLE bookkeeping.month_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
