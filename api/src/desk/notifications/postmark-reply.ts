import type { MailedReply } from '../complaints/index.js';
import type { MailReplyDto } from './mail-replies.dto.js';

/** What a mail of Postmark's inbound webhook says to a complaint; undefined of one that a machine wrote. */
export function replyOf(mail: MailReplyDto): MailedReply | undefined {
  if (isAutomatic(mail)) return undefined;
  const {
    MessageID: messageId,
    MailboxHash,
    OriginalRecipient,
    Subject,
    StrippedTextReply,
    TextBody,
    Attachments,
  } = mail;
  return {
    messageId,
    from: addressIn(mail.From),
    references: [MailboxHash, OriginalRecipient, Subject].filter((one): one is string => typeof one === 'string'),
    text: StrippedTextReply?.trim() ? StrippedTextReply : (TextBody ?? ''),
    attachments: (Attachments ?? []).map(({ Content }) => Buffer.from(Content ?? '', 'base64')),
  };
}

/** RFC 3834: an absence note is no answer. */
const isAutomatic = ({ Headers }: MailReplyDto): boolean =>
  (Headers ?? []).some(({ Name, Value }) => Name.toLowerCase() === 'auto-submitted' && !/^no\b/i.test(Value.trim()));

/** `Anna <anna@example.org>`: the address. */
const addressIn = (from: string): string => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
