CREATE SCHEMA notifications;

-- The local inbox of development: mails that would have been sent.
CREATE TABLE notifications.inbox (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject   text NOT NULL,
  text      text NOT NULL,
  html      text NOT NULL,
  sent_at   timestamptz NOT NULL
);
