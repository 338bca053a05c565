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

-- Raised when a read model changes its shape: a process that knows only the older shape then refuses to write.
CREATE TABLE kernel.generation (current integer NOT NULL);
INSERT INTO kernel.generation VALUES (0);

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

-- Which process each job worker belongs to; a living process holds the advisory lock (7720, process).
CREATE TABLE kernel.job_workers (
  worker_id text PRIMARY KEY,
  process   integer NOT NULL
);

/*
 * One batch of commands, all or none. Returns NULL when everything is stored, else what stands in the way of which
 * command; nothing is stored then, and the caller flushes the rest again without them.
 *
 * The lock is taken as a statement of its own: a check in the same statement would see the snapshot from before the
 * wait. Each later statement sees all that committed before this batch got the lock, so positions rise in commit order.
 */
CREATE FUNCTION kernel.flush(
  p_generation integer,
  -- Commands: arrays run side by side. JSON costs several times as much to take apart, so only free-form values use it.
  p_keys text[], p_actors text[], p_hashes text[], p_answers json,
  -- Every stream read or written, once, at the version it was seen at.
  p_check_streams text[], p_check_versions integer[],
  p_claims json,                      -- [{ kind, hash, owner, free }]
  p_streams text[], p_versions integer[], p_types text[], p_schema_versions integer[], p_data json,
  p_event_actors text[], p_event_keys text[], p_event_domains text[],
  p_changes json                      -- [{ apply, columns }]: functions the lane has made, in order
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  v_obstacles json;
  v_now timestamptz;
  v_change json;
BEGIN
  PERFORM pg_advisory_xact_lock(7700);
  IF (SELECT current FROM kernel.generation) <> p_generation THEN
    RAISE EXCEPTION 'this process knows an older shape of a read model' USING ERRCODE = 'KE001';
  END IF;

  SELECT json_agg(o) INTO v_obstacles FROM (
    SELECT 'known' AS why, k.key, k.actor, k.request_hash AS hash, k.answer, NULL AS stream
      FROM unnest(p_keys, p_actors) AS c(key, actor)
      JOIN kernel.commands k ON k.actor = c.actor AND k.key = c.key
    UNION ALL
    SELECT 'stale', NULL, NULL, NULL, NULL, s.stream
      FROM unnest(p_check_streams, p_check_versions) AS s(stream, version)
     WHERE EXISTS (SELECT FROM kernel.events e WHERE e.stream = s.stream AND e.version = s.version + 1)
  ) o;
  IF v_obstacles IS NOT NULL THEN RETURN v_obstacles; END IF;

  IF p_claims IS NOT NULL THEN
    SELECT json_agg(json_build_object('why', 'taken', 'kind', c.kind, 'hash', c.hash)) INTO v_obstacles
      FROM json_to_recordset(p_claims) AS c(kind text, hash text, owner text, free boolean)
      JOIN kernel.reservations r ON r.kind = c.kind AND r.hash = c.hash
     WHERE NOT c.free AND r.owner <> c.owner;
    IF v_obstacles IS NOT NULL THEN RETURN v_obstacles; END IF;
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
      unnest(p_streams, p_versions, p_types, p_schema_versions, p_event_actors, p_event_keys, p_event_domains),
      json_array_elements(p_data)
    ) AS e(stream, version, type, schema_version, actor, key, domain, data);
  FOR v_change IN SELECT json_array_elements(p_changes) LOOP
    EXECUTE 'SELECT kernel.' || quote_ident(v_change ->> 'apply') || '($1)'
      USING ARRAY(SELECT json_array_elements_text(v_change -> 'columns'));
  END LOOP;
  PERFORM pg_notify('events', '');
  RETURN NULL;
END $$;
