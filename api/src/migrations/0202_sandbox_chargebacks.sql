-- Money that the payer's bank took back from the sandbox company's customer; reversed: and gave again.
CREATE TABLE sandbox.chargebacks (
  reference  text COLLATE "C" PRIMARY KEY,
  payment    text COLLATE "C" NOT NULL REFERENCES sandbox.payments,
  amount     bigint NOT NULL CHECK (amount > 0),
  currency   char(3) NOT NULL,
  reversed   boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON sandbox.chargebacks (payment);
