-- Which mails went out: a job that is tried again after its worker was killed does not send another.
CREATE TABLE notifications.mail_claims (
  message_id text PRIMARY KEY,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
CREATE INDEX mail_claims_by_age ON notifications.mail_claims (claimed_at);

ALTER TABLE notifications.inbox ADD COLUMN message_id text UNIQUE;
