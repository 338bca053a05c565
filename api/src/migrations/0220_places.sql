CREATE SCHEMA places;

-- Towns of an operator's own file; a country without one has those that come with the product.
CREATE TABLE places.towns (
  country text NOT NULL,
  region text NOT NULL,
  name text NOT NULL,
  folded text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  population bigint NOT NULL
);
CREATE INDEX towns_by_name ON places.towns (country, folded text_pattern_ops);
CREATE INDEX towns_by_place ON places.towns (latitude, longitude);

CREATE TABLE places.imports (
  country text PRIMARY KEY,
  towns integer NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now()
);
