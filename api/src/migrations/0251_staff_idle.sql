-- When somebody last did something in the console; none: since it was opened.
ALTER TABLE authentication.sessions ADD COLUMN seen_at timestamptz;
UPDATE authentication.sessions SET expires_at = least(expires_at, opened_at + interval '12 hours') WHERE kind = 'staff';
