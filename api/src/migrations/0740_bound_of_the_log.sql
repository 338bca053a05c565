-- The log becomes a table in partitions (decision 286) in three steps, so that writers wait for none of them: a bound that
-- new rows must keep, its proof beside the writers, and the change of names, which reads no row.

-- How many positions a partition has.
CREATE FUNCTION kernel.partition_size() RETURNS bigint LANGUAGE sql IMMUTABLE RETURN 25000000;

-- All that is there, and at least half a partition more.
DO $$
DECLARE
  v_size constant bigint := kernel.partition_size();
BEGIN
  EXECUTE format('ALTER TABLE kernel.events ADD CONSTRAINT events_bound CHECK (position < %s) NOT VALID',
    ((SELECT last_value FROM kernel.events_position_seq) + v_size / 2) / v_size * v_size + v_size);
END $$;
