-- Photos of albums are sealed from now on; those that are there already are sealed by a job that this row starts.
INSERT INTO kernel.rounds (job, round)
SELECT 'seal-photo-files', now() WHERE EXISTS (SELECT FROM kernel.events WHERE type = 'PhotoAdded');
