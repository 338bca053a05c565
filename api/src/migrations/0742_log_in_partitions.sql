-- Partition n has the positions from n times the size on, and is named by n; the first one, all before it as well. Each
-- has its own unique index on (stream, version): one over all of them is not to be had.
ALTER TABLE kernel.writer ADD COLUMN partition bigint NOT NULL DEFAULT 0;

-- Locks the log against nobody who reads or writes it.
CREATE FUNCTION kernel.make_partition(p_number bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_name constant text := 'events_' || p_number;
  v_from constant bigint := p_number * kernel.partition_size();
BEGIN
  IF to_regclass('kernel.' || v_name) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format(
    'CREATE TABLE kernel.%1$I (LIKE kernel.events, UNIQUE (stream, version));
     CREATE TRIGGER events_are_not_truncated BEFORE TRUNCATE ON kernel.%1$I
       FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_change();
     ALTER TABLE kernel.events ATTACH PARTITION kernel.%1$I FOR VALUES FROM (%2$s) TO (%3$s)',
    v_name, v_from, v_from + kernel.partition_size());
END $$;

DO $$
DECLARE
  v_size constant bigint := kernel.partition_size();
  v_last bigint;
  v_called boolean;
  v_bound bigint;
  v_name text;
  v_index text;
BEGIN
  LOCK TABLE kernel.events IN ACCESS EXCLUSIVE MODE;
  SELECT last_value, is_called INTO v_last, v_called FROM kernel.events_position_seq;
  SELECT substring(pg_get_constraintdef(oid) FROM '\d+') INTO STRICT v_bound FROM pg_constraint WHERE conname = 'events_bound';
  v_name := 'events_' || v_bound / v_size - 1;

  ALTER TABLE kernel.events ALTER position DROP IDENTITY;
  DROP TRIGGER events_are_append_only ON kernel.events;
  EXECUTE format('ALTER TABLE kernel.events RENAME TO %I', v_name);
  FOR v_index IN SELECT indexname FROM pg_indexes WHERE schemaname = 'kernel' AND tablename = v_name LOOP
    EXECUTE format('ALTER INDEX kernel.%I RENAME TO %I', v_index, replace(v_index, 'events', v_name));
  END LOOP;

  EXECUTE format('CREATE TABLE kernel.events (LIKE kernel.%I, PRIMARY KEY (position)) PARTITION BY RANGE (position)', v_name);
  ALTER TABLE kernel.events ALTER position ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME kernel.events_position_seq);
  PERFORM setval('kernel.events_position_seq', v_last, v_called);
  UPDATE kernel.writer SET partition = v_last / v_size;
  CREATE INDEX events_by_staff_at ON kernel.events (recorded_at, position) INCLUDE (actor, type, stream)
    WHERE actor LIKE 'staff:%';
  CREATE INDEX events_by_staff_type ON kernel.events (type, recorded_at, position) INCLUDE (actor, stream)
    WHERE actor LIKE 'staff:%';
  CREATE INDEX events_by_staff_actor ON kernel.events (actor, recorded_at, position) INCLUDE (type, stream)
    WHERE actor LIKE 'staff:%';
  CREATE TRIGGER events_are_append_only BEFORE UPDATE OR DELETE ON kernel.events
    FOR EACH ROW EXECUTE FUNCTION kernel.refuse_change();
  CREATE TRIGGER events_are_not_truncated BEFORE TRUNCATE ON kernel.events
    FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_change();
  EXECUTE format('ALTER TABLE kernel.events ATTACH PARTITION kernel.%I FOR VALUES FROM (MINVALUE) TO (%s)', v_name, v_bound);
  EXECUTE format('ALTER TABLE kernel.%I DROP CONSTRAINT events_bound', v_name);
END $$;

-- A batch lies in one partition: positions jump to the next one's begin. The first batch there raises the epoch, so that
-- what lanes trusted before is looked up once in all partitions; from then on whatever is written in the epoch lies in
-- the partition whose index guards it.
DO $$
DECLARE
  v_flush text := pg_get_functiondef('kernel.flush'::regproc);
  v_old text;
  v_new text;
BEGIN
  FOR v_old, v_new IN VALUES
    ('v_change json;', 'v_change json;
  v_last bigint;
  v_partition bigint;'),
    ('IF v_writer.lane <> p_lane THEN
    epoch := epoch + 1;
    UPDATE kernel.writer w SET lane = p_lane, epoch = flush.epoch;', 'SELECT last_value INTO v_last FROM kernel.events_position_seq;
  v_partition := (v_last + cardinality(p_event_streams)) / kernel.partition_size();
  IF v_writer.partition <> v_partition THEN
    PERFORM kernel.make_partition(v_partition);
    PERFORM setval(''kernel.events_position_seq'', greatest(v_last, v_partition * kernel.partition_size()));
  END IF;
  IF v_writer.lane <> p_lane OR v_writer.partition <> v_partition THEN
    epoch := epoch + 1;
    UPDATE kernel.writer w SET lane = p_lane, epoch = flush.epoch, partition = v_partition;')
  LOOP
    IF strpos(v_flush, v_old) = 0 THEN RAISE EXCEPTION 'kernel.flush is another one'; END IF;
    v_flush := replace(v_flush, v_old, v_new);
  END LOOP;
  EXECUTE v_flush;
END $$;
