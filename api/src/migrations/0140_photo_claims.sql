CREATE SCHEMA photos;

-- Which of the staff is looking at a photo under inspection, until when.
CREATE TABLE photos.claims (
  photo_id uuid PRIMARY KEY,
  staff_id uuid NOT NULL,
  ends_at  timestamptz NOT NULL
);
CREATE INDEX claims_by_staff ON photos.claims (staff_id);
