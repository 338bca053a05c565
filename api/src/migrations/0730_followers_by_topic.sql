-- Followers that read the topic instead of the log (decision 280): how far each has come in each of its partitions.
CREATE TABLE kernel.partitions (
  follower  text NOT NULL,
  partition integer NOT NULL,
  position  bigint NOT NULL,
  PRIMARY KEY (follower, partition)
) WITH (fillfactor = 50);
-- `partitions`: of the relay, over how many it spreads the keys; of a follower the same while it reads the topic, and
-- null while it reads the log. `returned_at`: when it last went back to the log. `floor`: of the relay, the position up
-- to which the topic may hold events that the log has lost with the restoring of a backup.
ALTER TABLE kernel.checkpoints ADD COLUMN partitions integer, ADD COLUMN returned_at timestamptz,
  ADD COLUMN floor bigint NOT NULL DEFAULT 0;
-- Up to where each has taken everything.
CREATE VIEW kernel.reached AS
  SELECT name, coalesce((SELECT min(position) FROM kernel.partitions WHERE follower = name), position) AS position
    FROM kernel.checkpoints;
