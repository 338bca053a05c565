-- Since when nobody looks at a page of the site any more; null or before `seen_at`: somebody does.
ALTER TABLE accounts.presence ADD COLUMN hidden_at timestamptz;

-- What a member was last told about what, so that nobody is told again and again. Not an event: nobody needs its history.
CREATE TABLE notifications.told (
  member_id uuid NOT NULL,
  kind      text COLLATE "C" NOT NULL,
  about     uuid NOT NULL,
  -- Of the newest message it told of.
  version   integer NOT NULL DEFAULT 0,
  told_at   timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, about)
);
CREATE INDEX told_by_about ON notifications.told (about);

-- A mail that names another member goes with either of them.
ALTER TABLE notifications.inbox
  ADD COLUMN about_id uuid,
  ADD COLUMN unsubscribe text;
CREATE INDEX inbox_by_about ON notifications.inbox (about_id);
