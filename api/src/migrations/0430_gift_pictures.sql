-- The operator's own pictures of gifts: small, the same for everybody, and few, so they are kept with the settings.
CREATE SCHEMA settings;

CREATE TABLE settings.gift_pictures (
  id          text COLLATE "C" PRIMARY KEY, -- made from its bytes: the same picture is kept once
  bytes       bytea NOT NULL,               -- WebP
  uploaded_at timestamptz NOT NULL
);
