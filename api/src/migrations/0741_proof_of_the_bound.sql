ALTER TABLE kernel.events VALIDATE CONSTRAINT events_bound;
