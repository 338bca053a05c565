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
 * Milliseconds a connection without mail is kept: servers under load end it themselves after ten seconds. One that was
 * ended in that moment has not been told of the mail, which goes out by another.
 */
const KEPT_IDLE = 5_000;
/** How many more connections are tried for a mail of which nothing was sent when one ended; then its job waits. */
const OTHER_CONNECTIONS = 1;

/**
 * Sends over SMTP, by connections that are kept from one mail to the next. Addresses go in as objects, so that no text of
 * theirs can become a header. What was sent is not sent again when its job is; where a worker was killed before it heard
 * the server's answer, it is, under the same Message-ID: two of a mail are better than none.
 */
export class SmtpMailer extends Mailer implements OnModuleDestroy {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly claims: Pick<MailClaims, 'claim' | 'sent'>,
  ) {
    super();
    this.transport = createTransport({ url, pool: true, idleTimeout: KEPT_IDLE, maxRequeues: OTHER_CONNECTIONS });
    // As it is made a mail comes in a dozen pieces, each of them a system call and a packet.
    this.transport.use('stream', ({ message }, done) => {
      message.transform(inOnePiece);
      done();
    });
  }

  async send(mail: Mail): Promise<void> {
    const { from, to, subject, text, html, unsubscribe, attachments } = mail;
    const messageId = messageIdOf(mail);
    if ((await this.claims.claim(messageId)) === 'sent') return;
    const sending = this.transport.sendMail({
      from: { name: from.name.replace(/[\r\n]+/g, ' '), address: from.address },
      to: { name: '', address: to },
      messageId,
      subject: subject.replace(/[\r\n]+/g, ' '),
      text,
      html,
      attachments: attachments?.map(({ content, ...kind }) => ({ ...kind, content: Buffer.from(content) })),
      headers: headersOf({ unsubscribe }),
    });
    await sending.catch((error: SmtpError) => {
      throw toFailure(error);
    });
    await this.claims.sent(messageId);
  }

  /** What is under way is sent first. */
  onModuleDestroy(): void {
    this.transport.close();
  }
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

/** RFC 5321: 5xx is for good. A login that is refused is ours to mend: the mail waits. */
function toFailure(error: SmtpError): Error {
  const { code, command, responseCode = 0 } = error;
  if (responseCode < 500 || code === 'EAUTH') return error;
  return command === 'RCPT TO' && isAboutAddress(error) ? new AddressRefused() : new PermanentFailure('MailRefused');
}

/** RFC 3463: x.1 is the address and x.2 the mailbox; x.7 and the like are about us or what we sent. */
function isAboutAddress({ response = '' }: SmtpError): boolean {
  const enhanced = /^\d{3}[ -]5\.(\d{1,3})\./.exec(response);
  return !enhanced || enhanced[1] === '1' || enhanced[1] === '2';
}
