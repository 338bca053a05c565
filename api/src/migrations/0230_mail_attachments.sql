-- What the local inbox shows beside a mail's text. Attachments: [{ filename, contentType, content: base64 }].
ALTER TABLE notifications.inbox
  ADD COLUMN sender text NOT NULL DEFAULT '',
  ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
