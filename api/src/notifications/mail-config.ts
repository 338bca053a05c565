export interface MailConfig {
  /** Mail is kept in the local inbox when there is no SMTP server, which production must have. */
  smtpUrl: string | undefined;
  inbox: boolean;
  /** Origin of the links in mails, without a slash at its end. */
  origin: string;
}

export function readMailConfig(env: NodeJS.ProcessEnv): MailConfig {
  const production = env['NODE_ENV'] === 'production';
  const smtpUrl = env['SMTP_URL'] || undefined;
  const ownOrigin = env['ORIGIN'];
  if (production && !smtpUrl) throw new Error('Set SMTP_URL: production has to send mail.');
  if (production && !ownOrigin) throw new Error('Set ORIGIN, the address of the site: the links in mails lead there.');
  const origin = new URL(ownOrigin ?? `http://127.0.0.1:${env['PORT'] ?? 3000}`).origin;
  return { smtpUrl, inbox: !smtpUrl, origin };
}
