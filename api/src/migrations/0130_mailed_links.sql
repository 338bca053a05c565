-- One table for links of every purpose. `subject` says what exactly a link is for (which address, which deletion).
ALTER TABLE accounts.activation_tokens RENAME TO link_tokens;
ALTER TABLE accounts.link_tokens
  ADD COLUMN purpose text COLLATE "C" NOT NULL DEFAULT 'activation',
  ADD COLUMN subject text COLLATE "C" NOT NULL DEFAULT '0';
ALTER TABLE accounts.link_tokens ALTER COLUMN purpose DROP DEFAULT, ALTER COLUMN subject DROP DEFAULT;

-- Mails in the local inbox go with the member they were for.
ALTER TABLE notifications.inbox ADD COLUMN member_id uuid;
CREATE INDEX inbox_by_member ON notifications.inbox (member_id);
