-- Whoever is told of new events is told by which lane and in which streams, so that other processes drop their copies at
-- once instead of finding out when they store what they decided on them. A payload has at most 8,000 bytes; what is
-- longer is told as before, and its streams are found stale as before.
DO $$
DECLARE
  v_old constant text := $old$PERFORM pg_notify('events', '');$old$;
  v_new constant text := $new$PERFORM pg_notify('events', CASE
    WHEN array_length(p_event_streams, 1) <= 150 THEN p_lane || ' ' || array_to_string(p_event_streams, ' ')
    ELSE '' END);$new$;
  v_flush constant text := pg_get_functiondef('kernel.flush'::regproc);
BEGIN
  IF strpos(v_flush, v_old) = 0 THEN RAISE EXCEPTION 'kernel.flush is another one'; END IF;
  EXECUTE replace(v_flush, v_old, v_new);
END $$;
