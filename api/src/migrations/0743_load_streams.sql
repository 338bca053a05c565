/*
 * Of each stream the snapshot of this revision, if it is newer than what the caller knows, as if it were the event of its
 * version, and the events after that. Planned once for a session, since planning for many partitions takes longer than
 * the reading, and never as for a small table, since it grows.
 */
CREATE FUNCTION kernel.load_streams(p_streams text[], p_revisions integer[], p_known integer[])
RETURNS TABLE (stream text, version integer, type text, schema_version smallint, data json) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH wanted AS MATERIALIZED (
    SELECT w.stream, coalesce(s.version, w.known) AS version, s.state
      FROM unnest(p_streams, p_revisions, p_known) AS w(stream, revision, known)
      LEFT JOIN kernel.snapshots s ON s.stream = w.stream AND s.revision = w.revision AND s.version > w.known
  )
  SELECT stream, version, '$snapshot', 0::smallint, state FROM wanted WHERE state IS NOT NULL
  UNION ALL
  SELECT e.stream, e.version, e.type, e.schema_version, e.data
    FROM wanted w JOIN kernel.events e ON e.stream = w.stream AND e.version > w.version
  ORDER BY stream, version;
END $$;
