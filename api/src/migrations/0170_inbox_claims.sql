CREATE SCHEMA conversations;

-- Who of the staff is answering in a conversation of a fictional profile, until when.
CREATE TABLE conversations.inbox_claims (
  conversation_id uuid PRIMARY KEY,
  staff_id        uuid NOT NULL,
  ends_at         timestamptz NOT NULL
);
CREATE INDEX inbox_claims_by_staff ON conversations.inbox_claims (staff_id);
