-- How the notices of a payment travel, which of the sandbox's companies has it, and when its money came.
ALTER TABLE sandbox.payments
  ADD COLUMN company text NOT NULL DEFAULT 'sandbox',
  ADD COLUMN copies smallint NOT NULL DEFAULT 2 CHECK (copies BETWEEN 1 AND 5),
  ADD COLUMN notice_delay integer NOT NULL DEFAULT 0 CHECK (notice_delay BETWEEN 0 AND 3600),
  ADD COLUMN shuffled boolean NOT NULL DEFAULT true,
  ADD COLUMN forged boolean NOT NULL DEFAULT false,
  ADD COLUMN paid_at timestamptz;
UPDATE sandbox.payments SET paid_at = updated_at WHERE status = 'paid';
CREATE INDEX ON sandbox.payments (paid_at);
CREATE INDEX ON sandbox.refunds (created_at);

-- What goes wrong next, and which methods the company does not take for now.
CREATE TABLE sandbox.switches (
  name text COLLATE "C" PRIMARY KEY,
  left_over integer NOT NULL CHECK (left_over >= 0)
);
