-- What staff have ever done, and who of them: the choices of the audit log's filters.
CREATE INDEX events_of_staff ON kernel.events (actor, type)
  WHERE actor LIKE 'staff:%';
