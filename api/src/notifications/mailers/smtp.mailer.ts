import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from '../../settings/index.js';
import { AddressRefused, Mailer, type Mail } from './mailer.js';

/** Sends over SMTP. Addresses go in as objects, so that no text of theirs can become a header. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly settings: Settings,
  ) {
    super();
    this.transport = createTransport(url);
  }

  async send({ to, subject, text, html, unsubscribe }: Mail): Promise<void> {
    const { name, supportEmail } = this.settings.current();
    const sending = this.transport.sendMail({
      from: { name, address: supportEmail },
      to: { name: '', address: to },
      subject: subject.replace(/[\r\n]+/g, ' '),
      text,
      html,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
    await sending.catch((error: Error & { code?: string; responseCode?: number }) => {
      // RFC 5321: 5xx is for good; about the recipient when the envelope was refused.
      const refused = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;
      throw refused ? new AddressRefused() : error;
    });
  }
}
