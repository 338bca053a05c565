-- Events are never changed, and deleted by nothing but kernel.delete_streams: whole streams that are kept no longer.
CREATE OR REPLACE FUNCTION kernel.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('kernel.deleting_streams', true) = 'yes' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'events are never changed or deleted';
END $$;

/*
 * Deletes streams of this kind whose latest event was recorded before p_before, at most p_limit of them. A stream goes as
 * a whole, with its snapshot, so none is left that begins in the middle.
 */
CREATE FUNCTION kernel.delete_streams(p_kind text, p_before timestamptz, p_limit integer)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_streams text[];
BEGIN
  SELECT array_agg(stream) INTO v_streams FROM (
    SELECT stream FROM kernel.events
     WHERE stream >= p_kind || '-' AND stream < p_kind || '.'
     GROUP BY stream HAVING max(recorded_at) < p_before LIMIT p_limit) old;
  IF v_streams IS NULL THEN RETURN 0; END IF;
  PERFORM set_config('kernel.deleting_streams', 'yes', true);
  DELETE FROM kernel.events WHERE stream = ANY (v_streams);
  PERFORM set_config('kernel.deleting_streams', 'no', true);
  DELETE FROM kernel.snapshots WHERE stream = ANY (v_streams);
  RETURN cardinality(v_streams);
END $$;
