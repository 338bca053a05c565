-- Browsers that are told by push, one for a login: none is told once its login ends.
CREATE TABLE notifications.push_subscriptions (
  session_id    uuid PRIMARY KEY,
  member_id     uuid NOT NULL,
  -- Keyed hash of the push service's address: a browser belongs to whoever logged in there last.
  endpoint_hash text COLLATE "C" NOT NULL UNIQUE,
  -- Address and keys, sealed with the member's own key.
  subscription  text NOT NULL,
  subscribed_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_by_member ON notifications.push_subscriptions (member_id);

-- The local inbox of development: notifications that would have been sent.
CREATE TABLE notifications.push_inbox (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL,
  about_id  uuid NOT NULL,
  payload   text NOT NULL,
  sent_at   timestamptz NOT NULL
);
CREATE INDEX push_inbox_by_member ON notifications.push_inbox (member_id);
CREATE INDEX push_inbox_by_about ON notifications.push_inbox (about_id);
