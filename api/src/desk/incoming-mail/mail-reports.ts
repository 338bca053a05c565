import { invalidInput } from '../../kernel/domain.js';

/** What became of mail to one address: it does not exist, it marked a mail as spam, or it wants no more of them. */
export interface MailReport {
  email: string;
  reason: 'bounce' | 'fbl' | 'listunsubscribe';
}

/** `confirm`: where Amazon SNS waits to be told that it may send. */
export interface MailFeedback {
  reports: MailReport[];
  confirm?: URL;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Reads the shapes of other providers beside our own. What may end by itself (a full mailbox, a server that is down)
 * and what says nothing bad of an address (a delivery, a click) is no report.
 *
 * @throws invalid_input if the body has no known shape
 */
export function feedbackIn(body: Body): MailFeedback {
  if (Array.isArray(body['reports'])) return { reports: body['reports'] as MailReport[] };
  if (typeof body['RecordType'] === 'string') return { reports: postmarkReports(body) };
  if (typeof body['TopicArn'] === 'string') return snsFeedback(body);
  if (typeof sesKind(body) === 'string') return { reports: sesReports(body) };
  throw invalidInput([{ field: 'reports', code: 'required' }]);
}

const unfit = (field: string) => invalidInput([{ field, code: 'invalid' }]);
const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null;

function textOf(body: Body, field: string, path = field): string {
  const value = body[field];
  if (typeof value !== 'string') throw unfit(path);
  return value;
}

/** Postmark's kinds of bounces that are about the address; `Transient`, `SoftBounce` and others are about a moment. */
const POSTMARK_BOUNCES: Readonly<Partial<Record<string, MailReport['reason']>>> = {
  HardBounce: 'bounce',
  BadEmailAddress: 'bounce',
  SpamNotification: 'fbl',
  SpamComplaint: 'fbl',
  Unsubscribe: 'listunsubscribe',
};
const POSTMARK_SUPPRESSIONS: typeof POSTMARK_BOUNCES = {
  HardBounce: 'bounce',
  SpamComplaint: 'fbl',
  ManualSuppression: 'listunsubscribe',
};

function postmarkReports(body: Body): MailReport[] {
  const report = (email: string, reason: MailReport['reason'] | undefined) => (reason ? [{ email, reason }] : []);
  switch (body['RecordType']) {
    case 'Bounce':
      return report(textOf(body, 'Email'), POSTMARK_BOUNCES[textOf(body, 'Type')]);
    case 'SpamComplaint':
      return report(textOf(body, 'Email'), 'fbl');
    case 'SubscriptionChange': {
      // What the operator enters on Postmark's own page is no word of the member's.
      const own = body['SuppressSending'] === true && body['Origin'] === 'Recipient';
      return own ? report(textOf(body, 'Recipient'), POSTMARK_SUPPRESSIONS[textOf(body, 'SuppressionReason')]) : [];
    }
    default:
      return [];
  }
}

function snsFeedback(body: Body): MailFeedback {
  switch (body['Type']) {
    case 'SubscriptionConfirmation':
      return { reports: [], confirm: subscriptionOf(textOf(body, 'SubscribeURL')) };
    case 'UnsubscribeConfirmation':
      return { reports: [] };
    case 'Notification':
      return { reports: sesReports(parsed(textOf(body, 'Message'))) };
    default:
      throw unfit('Type');
  }
}

/** Whatever else a body says to open stays closed: this is called from within our network. */
function subscriptionOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAmazon =
    url?.protocol === 'https:' && url.port === '' && /^sns\.[a-z0-9-]+\.amazonaws\.com$/.test(url.hostname);
  if (!url || !isAmazon) throw unfit('SubscribeURL');
  return url;
}

function parsed(message: string): Body {
  try {
    const body: unknown = JSON.parse(message);
    if (isBody(body)) return body;
  } catch {
    // Said below.
  }
  throw unfit('Message');
}

/** `eventType`: SES names it so where a configuration set publishes its events. */
const sesKind = (body: Body): unknown => body['notificationType'] ?? body['eventType'];

function sesReports(message: Body): MailReport[] {
  const { bounce, complaint } = message;
  switch (sesKind(message)) {
    case 'Bounce':
      if (!isBody(bounce)) throw unfit('bounce');
      return bounce['bounceType'] === 'Permanent' ? sesAddresses(bounce, 'bouncedRecipients', 'bounce') : [];
    case 'Complaint':
      if (!isBody(complaint)) throw unfit('complaint');
      // Somebody took a mail out of the folder for spam.
      if (complaint['complaintFeedbackType'] === 'not-spam') return [];
      return sesAddresses(complaint, 'complainedRecipients', 'fbl');
    case undefined:
      throw unfit('Message');
    default:
      return [];
  }
}

function sesAddresses(part: Body, field: string, reason: MailReport['reason']): MailReport[] {
  const list = part[field];
  if (!Array.isArray(list) || !list.every(isBody)) throw unfit(field);
  return list.map((one) => ({ email: textOf(one, 'emailAddress', field), reason }));
}
