-- The figures about single members of staff are gone, and their read model with them.
DROP TABLE IF EXISTS read.work_steps, read.work_steps__next;
DELETE FROM kernel.projections WHERE name = 'work_steps';
DELETE FROM kernel.checkpoints WHERE name = 'projection work_steps';
