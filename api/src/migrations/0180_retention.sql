-- Answers are stored in the order of their time, so a small index finds the old ones.
CREATE INDEX commands_by_time ON kernel.commands USING brin (recorded_at) WITH (pages_per_range = 32);
