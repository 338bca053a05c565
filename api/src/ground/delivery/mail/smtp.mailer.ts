import { Transform } from 'node:stream';
import type { OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { PermanentFailure } from '../../../kernel/index.js';
import type { MailClaims } from './mail-claims.js';
import { AddressRefused, headersOf, Mailer, messageIdOf, type Mail } from './mailer.js';

interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/**
 * Idle timeout of a pooled connection, in milliseconds: busy servers close idle connections after ten seconds. If one
 * is closed at the very moment a mail is to be sent, the mail goes out on another connection.
 */
const IDLE_TIMEOUT_MS = 5_000;
/** Maximum number of further connections for a mail whose connection ended before sending; then the job retries. */
const MAX_REQUEUES = 1;

/**
 * Sends over SMTP on pooled connections. Addresses are passed as objects, so that none of their text can become a
 * header. A sent mail is not sent again when its job is retried; but if a worker was killed before the server's answer,
 * it is, under the same Message-ID: a duplicate is better than a lost mail.
 */
export class SmtpMailer extends Mailer implements OnModuleDestroy {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly claims: Pick<MailClaims, 'claim' | 'sent'>,
  ) {
    super();
    this.transport = createTransport({ url, pool: true, idleTimeout: IDLE_TIMEOUT_MS, maxRequeues: MAX_REQUEUES });
    // The message arrives in a dozen chunks, each of which would cost a system call and a packet.
    this.transport.use('stream', ({ message }, done) => {
      message.transform(inOnePiece);
      done();
    });
  }

  async send(mail: Mail): Promise<void> {
    const { from, to, replyTo, subject, text, html, unsubscribe, attachments } = mail;
    const messageId = messageIdOf(mail);
    if ((await this.claims.claim(messageId)) === 'sent') return;
    const sending = this.transport.sendMail({
      from: { name: from.name.replace(/[\r\n]+/g, ' '), address: from.address },
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      messageId,
      subject: subject.replace(/[\r\n]+/g, ' '),
      text,
      html: asHtmlPart(html),
      attachments: attachments?.map(({ content, ...kind }) => ({ ...kind, content: Buffer.from(content) })),
      headers: headersOf({ unsubscribe }),
    });
    await sending.catch((error: SmtpError) => {
      throw toFailure(error);
    });
    await this.claims.sent(messageId);
  }

  /** Mails being sent are finished first. */
  onModuleDestroy(): void {
    this.transport.close();
  }
}

/** RFC 5322: octets a line, without its end. */
const LONGEST_LINE = 998;

/**
 * As plain ASCII, which goes over the wire as it is: encoding a page as quoted-printable costs more than all the rest of
 * sending it. One with too long a line is encoded.
 */
function asHtmlPart(html: string): string | { raw: string } {
  const ascii = html.replace(/[\u0080-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);
  if (ascii.split('\n').some((line) => line.length > LONGEST_LINE)) return html;
  return { raw: `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n${ascii}` };
}

function inOnePiece(): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform: (piece: Buffer, _, done) => {
      pieces.push(piece);
      done();
    },
    flush: (done) => done(null, Buffer.concat(pieces)),
  });
}

/** RFC 5321: 5xx is permanent. A rejected login is our own misconfiguration, so the mail is retried. */
function toFailure(error: SmtpError): Error {
  const { code, command, responseCode = 0 } = error;
  if (responseCode < 500 || code === 'EAUTH') return error;
  return command === 'RCPT TO' && isAboutAddress(error) ? new AddressRefused() : new PermanentFailure('MailRefused');
}

/** RFC 3463: x.1 concerns the address and x.2 the mailbox; x.7 and others concern us or the content. */
function isAboutAddress({ response = '' }: SmtpError): boolean {
  const enhanced = /^\d{3}[ -]5\.(\d{1,3})\./.exec(response);
  return !enhanced || enhanced[1] === '1' || enhanced[1] === '2';
}
