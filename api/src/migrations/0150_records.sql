-- The audit log is the part of the log that staff wrote (ADM-05); all it is listed and filtered by stands in the index.
CREATE INDEX events_by_staff ON kernel.events (position DESC) INCLUDE (recorded_at, actor, type, stream)
  WHERE actor LIKE 'staff:%';

-- How far the read model that is being made beside the running one has got, and how far it has to go.
ALTER TABLE kernel.projections ADD COLUMN building_position bigint, ADD COLUMN building_target bigint;
