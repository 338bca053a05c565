-- The sandbox payment company's own books, as if they stood elsewhere: nothing of ours refers to them.
CREATE SCHEMA sandbox;

CREATE TABLE sandbox.payments (
  reference   text COLLATE "C" PRIMARY KEY,
  payment_id  uuid NOT NULL UNIQUE, -- the customer's id: one payment for it, however often it is asked for
  amount      bigint NOT NULL CHECK (amount >= 0),
  currency    char(3) NOT NULL,
  method      text NOT NULL,
  bank        text,
  description text NOT NULL,
  return_url  text NOT NULL,
  webhook_url text NOT NULL,
  status      text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'pending', 'paid', 'failed', 'cancelled')),
  silent      boolean NOT NULL DEFAULT false, -- webhooks get lost
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL
);
