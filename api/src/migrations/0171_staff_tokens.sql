-- What was begun before a change of rights ends with it.
ALTER TABLE staff.tokens ADD COLUMN issued_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE staff.tokens ALTER COLUMN issued_at DROP DEFAULT;
CREATE INDEX staff_tokens_by_owner ON staff.tokens (staff_id);
