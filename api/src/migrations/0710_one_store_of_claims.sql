-- All claims are in staff.claims. Those of the others would have ended within minutes.
DROP TABLE IF EXISTS photos.claims, conversations.inbox_claims, conversations.photo_claims;
