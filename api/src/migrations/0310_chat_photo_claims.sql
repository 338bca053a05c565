-- Which photos of chats each moderator has before them, until when.
CREATE TABLE conversations.photo_claims (
  photo_id uuid PRIMARY KEY,
  staff_id uuid NOT NULL,
  ends_at  timestamptz NOT NULL
);
CREATE INDEX chat_photo_claims_by_staff ON conversations.photo_claims (staff_id);
