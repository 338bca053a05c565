CREATE SCHEMA sms;

-- The local inbox of development: text messages that would have been sent.
CREATE TABLE sms.inbox (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL,
  recipient text NOT NULL,
  text      text NOT NULL,
  sent_at   timestamptz NOT NULL
);
CREATE INDEX sms_inbox_by_member ON sms.inbox (member_id);
