-- The operator's own pictures and videos of landers: few, and the same for everybody, so they are kept with the settings.
CREATE TABLE settings.lander_files (
  id          text COLLATE "C" PRIMARY KEY, -- made from its bytes: the same file is kept once
  bytes       bytea NOT NULL,               -- WebP, MP4 or WebM
  uploaded_at timestamptz NOT NULL
);

-- Uncompressed, so that a part of a video is read without the rest.
ALTER TABLE settings.lander_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
