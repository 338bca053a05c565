-- Who of the staff has a record of a queue before them, since and until when.
CREATE TABLE staff.claims (
  resource  text NOT NULL,
  record_id uuid NOT NULL,
  staff_id  uuid NOT NULL,
  since     timestamptz NOT NULL,
  ends_at   timestamptz NOT NULL,
  PRIMARY KEY (resource, record_id)
);
CREATE INDEX staff_claims_by_end ON staff.claims (ends_at);
