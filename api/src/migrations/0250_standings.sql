-- What somebody may open with what they have shown: renewed when their password, their rights or their second factor
-- change. Sessions and half-done logins are stored only while the one stands on which the password was checked.
CREATE TABLE authentication.standings (
  owner_id uuid PRIMARY KEY,
  version  uuid NOT NULL
);
INSERT INTO authentication.standings SELECT owner_id, gen_random_uuid() FROM authentication.credentials;

-- By whichever release a password is set: what the one before opened stands no more.
CREATE FUNCTION authentication.renew_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO authentication.standings VALUES (NEW.owner_id, gen_random_uuid())
  ON CONFLICT (owner_id) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;
CREATE TRIGGER renew_standing AFTER INSERT OR UPDATE OF password_hash ON authentication.credentials
  FOR EACH ROW EXECUTE FUNCTION authentication.renew_standing();

-- On what it was opened. None: by a release before this one.
ALTER TABLE authentication.sessions ADD COLUMN standing uuid;
UPDATE authentication.sessions s SET standing = t.version FROM authentication.standings t WHERE t.owner_id = s.owner_id;
ALTER TABLE staff.tokens ADD COLUMN standing uuid;
