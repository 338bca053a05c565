-- The audit log is listed by time: all of it, one type, or one member of staff (ADM-05). Each has an index in that order
-- which holds all that it is filtered by, so a page reads its own rows, however many there are.
CREATE INDEX events_by_staff_at ON kernel.events (recorded_at, position) INCLUDE (actor, type, stream)
  WHERE actor LIKE 'staff:%';
CREATE INDEX events_by_staff_type ON kernel.events (type, recorded_at, position) INCLUDE (actor, stream)
  WHERE actor LIKE 'staff:%';
CREATE INDEX events_by_staff_actor ON kernel.events (actor, recorded_at, position) INCLUDE (type, stream)
  WHERE actor LIKE 'staff:%';
DROP INDEX kernel.events_by_staff;
DROP INDEX kernel.events_of_staff;
