-- The request that stored an event, as the log and the traces name it; none where no request did.
ALTER TABLE kernel.events ADD COLUMN request_id text COLLATE "C";
-- The last parameter may be missing: processes of the release before call the function meanwhile.
DO $$
DECLARE
  v_flush text := pg_get_functiondef('kernel.flush'::regproc);
  v_change text[];
BEGIN
  FOREACH v_change SLICE 1 IN ARRAY ARRAY[
    ['p_changes json,', 'p_changes json, p_event_requests text[] DEFAULT NULL,'],
    ['actor, key, domain, recorded_at)', 'actor, key, domain, recorded_at, request_id)'],
    ['e.actor, e.key, e.domain, v_now', 'e.actor, e.key, e.domain, v_now, e.request_id'],
    ['p_event_keys, p_event_domains)', 'p_event_keys, p_event_domains, p_event_requests)'],
    ['actor, key, domain, data)', 'actor, key, domain, request_id, data)']
  ] LOOP
    IF strpos(v_flush, v_change[1]) = 0 THEN RAISE EXCEPTION 'kernel.flush is another one: %', v_change[1]; END IF;
    v_flush := replace(v_flush, v_change[1], v_change[2]);
  END LOOP;
  DROP FUNCTION kernel.flush;
  EXECUTE v_flush;
END $$;
