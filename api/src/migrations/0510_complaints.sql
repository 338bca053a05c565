CREATE SCHEMA complaints;

-- Files that came with complaints, encrypted: the key of each is in the complaint, sealed.
CREATE TABLE complaints.files (
  id          uuid PRIMARY KEY,
  -- Null until a complaint names it.
  complaint_id uuid,
  bytes       bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX files_by_complaint ON complaints.files (complaint_id);
CREATE INDEX files_without_complaint ON complaints.files (uploaded_at) WHERE complaint_id IS NULL;

-- Where an answer to a mail goes, if not to its sender.
ALTER TABLE notifications.inbox ADD COLUMN reply_to text;
