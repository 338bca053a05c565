-- The newest round of each job that comes round (kernel/rounds.ts): queued once, whichever worker's clock tells first.
CREATE TABLE kernel.rounds (
  job   text COLLATE "C" PRIMARY KEY,
  round timestamptz NOT NULL
);
