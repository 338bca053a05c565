-- What advertising cost is no longer entered, and shown nowhere.
DROP TABLE IF EXISTS read.advertising_costs, read.advertising_costs__next;
DELETE FROM kernel.projections WHERE name = 'advertising_costs';
DELETE FROM kernel.checkpoints WHERE name = 'projection advertising_costs';
