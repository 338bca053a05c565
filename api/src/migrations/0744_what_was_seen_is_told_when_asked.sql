/*
 * What a batch has seen in the present epoch (`p_trusted_…`) is needed only where another lane has written meanwhile,
 * so it may be left out: NULL. Where it is needed after all, nothing is stored and `obstacles` is empty.
 */
DO $$
DECLARE
  v_flush text := pg_get_functiondef('kernel.flush'::regproc);
  v_old text;
  v_new text;
BEGIN
  FOR v_old, v_new IN VALUES
    ('IF epoch <> p_epoch THEN
', 'IF epoch <> p_epoch THEN
    IF p_trusted_streams IS NULL THEN
      obstacles := ''[]'';
      RETURN;
    END IF;
'),
    ('IF obstacles IS NULL THEN RAISE; END IF;', 'IF obstacles IS NULL THEN
    IF p_trusted_streams IS NOT NULL THEN RAISE; END IF;
    obstacles := ''[]'';
  END IF;')
  LOOP
    IF strpos(v_flush, v_old) = 0 THEN RAISE EXCEPTION 'kernel.flush is another one'; END IF;
    v_flush := replace(v_flush, v_old, v_new);
  END LOOP;
  EXECUTE v_flush;
END $$;
