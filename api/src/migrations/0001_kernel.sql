CREATE SCHEMA kernel;
CREATE SCHEMA read;
CREATE SCHEMA vault;

-- The log. Everything else can be rebuilt from it.
CREATE TABLE kernel.events (
  position       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stream         text COLLATE "C" NOT NULL,
  version        integer NOT NULL,
  type           text COLLATE "C" NOT NULL,
  schema_version smallint NOT NULL,
  data           json NOT NULL,
  actor          text COLLATE "C" NOT NULL,
  key            text COLLATE "C" NOT NULL,
  domain         text,
  recorded_at    timestamptz NOT NULL,
  UNIQUE (stream, version)
);

CREATE FUNCTION kernel.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are never changed or deleted';
END $$;
CREATE TRIGGER events_are_append_only BEFORE UPDATE OR DELETE ON kernel.events
  FOR EACH ROW EXECUTE FUNCTION kernel.refuse_change();
CREATE TRIGGER events_are_not_truncated BEFORE TRUNCATE ON kernel.events
  FOR EACH STATEMENT EXECUTE FUNCTION kernel.refuse_change();

-- What was answered to whom for which key. Answers hold ids, amounts and instants only.
CREATE TABLE kernel.commands (
  actor        text COLLATE "C" NOT NULL,
  key          text COLLATE "C" NOT NULL,
  request_hash text COLLATE "C" NOT NULL,
  answer       json,
  recorded_at  timestamptz NOT NULL,
  PRIMARY KEY (actor, key)
);

CREATE TABLE kernel.reservations (
  kind  text COLLATE "C" NOT NULL,
  hash  text COLLATE "C" NOT NULL,
  owner text COLLATE "C" NOT NULL,
  PRIMARY KEY (kind, hash)
);
CREATE INDEX reservations_by_owner ON kernel.reservations (owner);

CREATE TABLE kernel.snapshots (
  stream   text COLLATE "C" PRIMARY KEY,
  version  integer NOT NULL,
  revision integer NOT NULL,
  state    json NOT NULL
);

-- Read models by name, with the revision their rows are of.
CREATE TABLE kernel.projections (
  name     text PRIMARY KEY,
  revision integer NOT NULL
);

-- One row. `generation` rises when a read model changes its shape: a process that knows only the older shape then
-- refuses to write. `epoch` rises whenever another lane than the last one stores a batch.
CREATE TABLE kernel.writer (
  generation integer NOT NULL,
  lane       integer NOT NULL,
  epoch      bigint NOT NULL
);
INSERT INTO kernel.writer VALUES (0, 0, 0);

-- Where async read models, policies and relays have got to.
CREATE TABLE kernel.checkpoints (
  name     text PRIMARY KEY,
  position bigint NOT NULL
);

CREATE TABLE vault.keys (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner      text COLLATE "C" NOT NULL,
  scope      text COLLATE "C" NOT NULL,
  wrapped    bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner, scope)
);

-- What stands in the way of which command: its key is known, or a stream it saw has moved on.
CREATE FUNCTION kernel.obstacles(p_keys text[], p_actors text[], p_streams text[], p_versions integer[])
RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_agg(o) FROM (
    SELECT 'known' AS why, k.key, k.actor, k.request_hash AS hash, k.answer, NULL AS stream
      FROM unnest(p_keys, p_actors) AS c(key, actor)
      JOIN kernel.commands k ON k.actor = c.actor AND k.key = c.key
    UNION ALL
    SELECT 'stale', NULL, NULL, NULL, NULL, s.stream
      FROM unnest(p_streams, p_versions) AS s(stream, version)
     WHERE EXISTS (SELECT FROM kernel.events e WHERE e.stream = s.stream AND e.version = s.version + 1)
  ) o
$$;

/*
 * One batch of commands, all or none. `obstacles` is NULL when everything is stored, else it says what stands in the way
 * of which command; nothing is stored then, and the caller flushes the rest again without them.
 *
 * The lock is taken as a statement of its own: a check in the same statement would see the snapshot from before the
 * wait. Each later statement sees all that committed before this batch got the lock, so positions rise in commit order.
 *
 * A lane knows what it has written itself. While no other lane has stored anything since (`epoch` stands still), streams
 * it saw in that epoch are as it saw them and are not looked up. Keys and versions it writes are guarded by the unique
 * indexes; only when one is violated are the obstacles worked out.
 */
CREATE FUNCTION kernel.flush(
  p_generation integer, p_lane integer, p_epoch bigint,
  -- Commands: arrays run side by side. JSON costs several times as much to take apart, so only free-form values use it.
  p_keys text[], p_actors text[], p_hashes text[], p_answers json,
  -- Streams read or written, at the version they were seen at: those to look up, and those seen in p_epoch.
  p_streams text[], p_versions integer[],
  p_trusted_streams text[], p_trusted_versions integer[],
  p_claims json,                      -- [{ kind, hash, owner, free }]
  p_event_streams text[], p_event_versions integer[], p_types text[], p_schema_versions integer[], p_data json,
  p_event_actors text[], p_event_keys text[], p_event_domains text[],
  p_changes json,                     -- [{ apply, columns }]: functions the lane has made, in order
  OUT obstacles json, OUT epoch bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_writer kernel.writer;
  v_now timestamptz;
  v_change json;
BEGIN
  PERFORM pg_advisory_xact_lock(7700);
  SELECT * INTO v_writer FROM kernel.writer;
  IF v_writer.generation <> p_generation THEN
    RAISE EXCEPTION 'this process knows an older shape of a read model' USING ERRCODE = 'KE001';
  END IF;
  epoch := v_writer.epoch;
  IF v_writer.lane <> p_lane THEN
    epoch := epoch + 1;
    UPDATE kernel.writer w SET lane = p_lane, epoch = flush.epoch;
  END IF;

  IF epoch <> p_epoch THEN
    p_streams := p_streams || p_trusted_streams;
    p_versions := p_versions || p_trusted_versions;
  END IF;
  IF EXISTS (
    SELECT FROM unnest(p_streams, p_versions) AS s(stream, version)
     WHERE EXISTS (SELECT FROM kernel.events e WHERE e.stream = s.stream AND e.version = s.version + 1)
  ) THEN
    obstacles := kernel.obstacles(p_keys, p_actors, p_streams, p_versions);
    RETURN;
  END IF;

  IF p_claims IS NOT NULL THEN
    SELECT json_agg(json_build_object('why', 'taken', 'kind', c.kind, 'hash', c.hash)) INTO obstacles
      FROM json_to_recordset(p_claims) AS c(kind text, hash text, owner text, free boolean)
      JOIN kernel.reservations r ON r.kind = c.kind AND r.hash = c.hash
     WHERE NOT c.free AND r.owner <> c.owner;
    IF obstacles IS NOT NULL THEN
      -- A retry finds its own claim taken, perhaps by another owner since; its key comes first.
      obstacles := coalesce(kernel.obstacles(p_keys, p_actors, '{}', '{}'), obstacles);
      RETURN;
    END IF;
    DELETE FROM kernel.reservations r
     USING json_to_recordset(p_claims) AS c(kind text, hash text, owner text, free boolean)
     WHERE c.free AND r.kind = c.kind AND r.hash = c.hash AND r.owner = c.owner;
    INSERT INTO kernel.reservations (kind, hash, owner)
    SELECT c.kind, c.hash, c.owner FROM json_to_recordset(p_claims) AS c(kind text, hash text, owner text, free boolean)
     WHERE NOT c.free AND NOT EXISTS (
       SELECT FROM kernel.reservations r WHERE r.kind = c.kind AND r.hash = c.hash AND r.owner = c.owner);
  END IF;

  v_now := clock_timestamp();
  INSERT INTO kernel.commands (actor, key, request_hash, answer, recorded_at)
  SELECT c.actor, c.key, c.hash, c.answer, v_now
    FROM ROWS FROM (unnest(p_actors, p_keys, p_hashes), json_array_elements(p_answers)) AS c(actor, key, hash, answer);
  INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, domain, recorded_at)
  SELECT e.stream, e.version, e.type, e.schema_version, e.data, e.actor, e.key, e.domain, v_now
    FROM ROWS FROM (
      unnest(p_event_streams, p_event_versions, p_types, p_schema_versions, p_event_actors, p_event_keys, p_event_domains),
      json_array_elements(p_data)
    ) AS e(stream, version, type, schema_version, actor, key, domain, data);
  FOR v_change IN SELECT json_array_elements(p_changes) LOOP
    EXECUTE 'SELECT kernel.' || quote_ident(v_change ->> 'apply') || '($1)'
      USING ARRAY(SELECT json_array_elements_text(v_change -> 'columns'));
  END LOOP;
  PERFORM pg_notify('events', '');
EXCEPTION WHEN unique_violation THEN
  -- All of the above is undone, and the lock given back. A key or a version was there already; if neither, the fault is in a row: tell it.
  obstacles := kernel.obstacles(p_keys, p_actors, p_streams || p_trusted_streams, p_versions || p_trusted_versions);
  IF obstacles IS NULL THEN RAISE; END IF;
  epoch := p_epoch;
END $$;
