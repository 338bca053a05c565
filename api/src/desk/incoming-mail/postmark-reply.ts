import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Nested } from '../../kernel/index.js';
import type { MailedReply } from '../complaints/index.js';

/** Bounds that no real mail reaches; the size of the body bounds everything together. */
const MAX_LINE = 2_000;
const MAX_BODY = 10_000_000;
const MAX_ATTACHMENT = 50_000_000;

@JSONSchema({ additionalProperties: true })
class HeaderDto {
  @MaxLength(MAX_LINE)
  Name!: string;

  @MaxLength(100_000)
  Value!: string;
}

@JSONSchema({ additionalProperties: true })
class AttachmentDto {
  @IsOptional()
  @MaxLength(MAX_ATTACHMENT)
  @JSONSchema({ description: 'In base64' })
  Content?: string | null;
}

/** A mail that came in, as Postmark's inbound webhook describes it; what is not listed is not read. */
@JSONSchema({ additionalProperties: true })
export class MailReplyDto {
  @MaxLength(MAX_LINE)
  MessageID!: string;

  @MaxLength(MAX_LINE)
  From!: string;

  @IsOptional()
  @MaxLength(MAX_LINE)
  @JSONSchema({ description: 'What stands behind the plus sign of the address it was sent to' })
  MailboxHash?: string | null;

  @IsOptional()
  @MaxLength(MAX_LINE)
  OriginalRecipient?: string | null;

  @IsOptional()
  @MaxLength(MAX_LINE)
  Subject?: string | null;

  @IsOptional()
  @MaxLength(MAX_BODY)
  TextBody?: string | null;

  @IsOptional()
  @MaxLength(MAX_BODY)
  @JSONSchema({ description: 'The text without what it quotes' })
  StrippedTextReply?: string | null;

  @IsOptional()
  @ArrayMaxSize(500)
  @Nested(() => HeaderDto, { each: true })
  Headers?: HeaderDto[] | null;

  @IsOptional()
  @ArrayMaxSize(500)
  @Nested(() => AttachmentDto, { each: true })
  Attachments?: AttachmentDto[] | null;
}

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
