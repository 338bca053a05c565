-- What becomes of refunds of a payment is chosen on its page, before or after they are asked for.
ALTER TABLE sandbox.payments
  ADD COLUMN refunds text NOT NULL DEFAULT 'paid' CHECK (refunds IN ('paid', 'pending', 'failed'));

CREATE TABLE sandbox.refunds (
  reference  text COLLATE "C" PRIMARY KEY,
  refund_id  text NOT NULL UNIQUE, -- the customer's id: money goes back once for it, however often it is asked for
  payment    text COLLATE "C" NOT NULL REFERENCES sandbox.payments,
  amount     bigint NOT NULL CHECK (amount >= 0),
  currency   char(3) NOT NULL,
  status     text NOT NULL CHECK (status IN ('paid', 'pending', 'failed')),
  message    text,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox.refunds (payment);
