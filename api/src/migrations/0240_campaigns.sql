CREATE SCHEMA campaigns;

-- Whom a campaign was for, and whose mail has gone out: once each.
CREATE TABLE campaigns.recipients (
  campaign_id uuid NOT NULL,
  member_id   uuid NOT NULL,
  queued_at   timestamptz NOT NULL,
  mailed_at   timestamptz,
  PRIMARY KEY (campaign_id, member_id)
);
CREATE INDEX recipients_of_member ON campaigns.recipients (member_id);
