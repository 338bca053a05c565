import { describe, expect, it } from '@jest/globals';
import { feedbackIn } from './mail-reports.js';

// As the providers document them; only what is not read was shortened.

const mail = { timestamp: '2026-01-27T14:59:38.237Z', source: 'us@example.com', destination: ['jane@example.com'] };
const sesBounce = (bounceType: string, ...emails: string[]) => ({
  notificationType: 'Bounce',
  bounce: {
    ...{ bounceType, bounceSubType: 'General', reportingMTA: 'dns; email.example.com' },
    bouncedRecipients: emails.map((emailAddress) => ({ emailAddress, status: '5.1.1', action: 'failed' })),
    timestamp: '2026-01-27T14:59:38.237Z',
    feedbackId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa068a-000000',
  },
  mail,
});
const sesComplaint = (complaintFeedbackType?: string) => ({
  notificationType: 'Complaint',
  complaint: {
    userAgent: 'AnyCompany Feedback Loop (V0.01)',
    complainedRecipients: [{ emailAddress: 'jane@example.com' }],
    ...(complaintFeedbackType && { complaintFeedbackType }),
    timestamp: '2026-01-27T14:59:38.237Z',
  },
  mail,
});
const sns = (message: unknown, rest: object = {}) => ({
  Type: 'Notification',
  MessageId: '22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324',
  TopicArn: 'arn:aws:sns:eu-west-1:123456789012:mail',
  Message: typeof message === 'string' ? message : JSON.stringify(message),
  Timestamp: '2026-01-27T14:59:39.000Z',
  SignatureVersion: '1',
  Signature: 'EXAMPLEw6JRN==',
  SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService.pem',
  ...rest,
});
const subscription = (SubscribeURL: unknown) =>
  sns('You have chosen to subscribe.', { Type: 'SubscriptionConfirmation', Token: '2336412f37', SubscribeURL });
const confirmation = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=2336412f37';

const postmarkBounce = (Type: string) => ({
  RecordType: 'Bounce',
  ID: 42,
  Type,
  TypeCode: 1,
  Name: 'Hard bounce',
  MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
  Email: 'jane@example.com',
  BouncedAt: '2026-08-01T13:28:10.2735393-04:00',
  Inactive: true,
});
const postmarkChange = (SuppressionReason: string | null, rest: object = {}) => ({
  RecordType: 'SubscriptionChange',
  MessageStream: 'outbound',
  ChangedAt: '2026-02-01T10:53:34.416071Z',
  Recipient: 'jane@example.com',
  Origin: 'Recipient',
  SuppressSending: true,
  SuppressionReason,
  ...rest,
});
const jane = (reason: string) => ({ reports: [{ email: 'jane@example.com', reason }] });
const nothing = { reports: [] };

describe('NTF-04 what a mail provider reports, in our words', () => {
  it.each([
    ['our own', jane('bounce'), jane('bounce')],
    [
      'Amazon SES: two addresses that do not exist',
      sns(sesBounce('Permanent', 'jane@example.com', 'b@example.com')),
      {
        reports: [...jane('bounce').reports, { email: 'b@example.com', reason: 'bounce' }],
      },
    ],
    ['Amazon SES: a mailbox that is full', sns(sesBounce('Transient', 'jane@example.com')), nothing],
    ['Amazon SES: nobody knows why', sns(sesBounce('Undetermined', 'jane@example.com')), nothing],
    ['Amazon SES: marked as spam', sns(sesComplaint('abuse')), jane('fbl')],
    ['Amazon SES: marked, without saying as what', sns(sesComplaint()), jane('fbl')],
    ['Amazon SES: no spam after all', sns(sesComplaint('not-spam')), nothing],
    ['Amazon SES: delivered', sns({ notificationType: 'Delivery', mail, delivery: {} }), nothing],
    [
      'Amazon SES: an event of a configuration set',
      sns({ ...sesComplaint(), notificationType: undefined, eventType: 'Complaint' }),
      jane('fbl'),
    ],
    ['Amazon SES: not wrapped by SNS', sesBounce('Permanent', 'jane@example.com'), jane('bounce')],
    ['Amazon SNS: unsubscribed', sns('You have chosen to deactivate.', { Type: 'UnsubscribeConfirmation' }), nothing],
    ['Postmark: does not exist', postmarkBounce('HardBounce'), jane('bounce')],
    ['Postmark: no address', postmarkBounce('BadEmailAddress'), jane('bounce')],
    ['Postmark: a mailbox that is full', postmarkBounce('SoftBounce'), nothing],
    ['Postmark: a server that is down', postmarkBounce('Transient'), nothing],
    ['Postmark: an absence note', postmarkBounce('AutoResponder'), nothing],
    ['Postmark: marked as spam', { ...postmarkBounce('SpamComplaint'), RecordType: 'SpamComplaint' }, jane('fbl')],
    ['Postmark: unsubscribed', postmarkChange('ManualSuppression'), jane('listunsubscribe')],
    ['Postmark: suppressed after a bounce', postmarkChange('HardBounce'), jane('bounce')],
    ['Postmark: suppressed by the operator', postmarkChange('ManualSuppression', { Origin: 'Customer' }), nothing],
    ['Postmark: allowed again', postmarkChange(null, { SuppressSending: false }), nothing],
    ['Postmark: delivered', { RecordType: 'Delivery', Recipient: 'jane@example.com' }, nothing],
  ])('%s', (_what, body, told) => {
    expect(feedbackIn(body)).toEqual(told);
  });

  it('Amazon SNS asks to be confirmed, and is nowhere but at Amazon', () => {
    expect(feedbackIn(subscription(confirmation))).toEqual({ reports: [], confirm: new URL(confirmation) });
    for (const elsewhere of [
      'http://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription',
      'https://sns.eu-west-1.amazonaws.com.example.org/',
      'https://sns.eu-west-1.amazonaws.com:8443/',
      'https://sns.eu-west-1.amazonaws.com@127.0.0.1/',
      'https://bucket.s3.amazonaws.com/',
      'https://127.0.0.1/',
      'file:///etc/passwd',
      'no address',
      undefined,
    ])
      expect(() => feedbackIn(subscription(elsewhere))).toThrow(refusedAt('SubscribeURL'));
  });

  it.each([
    ['nothing', {}, 'reports'],
    ['another provider', { event: 'bounced', recipient: 'jane@example.com' }, 'reports'],
    ['an SNS message of another kind', sns('', { Type: 'Other' }), 'Type'],
    ['an SNS message that is no JSON', sns('hello'), 'Message'],
    ['an SNS message of something else', sns({ alarm: true }), 'Message'],
    [
      'a bounce of nobody',
      sns({ notificationType: 'Bounce', bounce: { bounceType: 'Permanent' } }),
      'bouncedRecipients',
    ],
    ['a bounce without one', sns({ notificationType: 'Bounce' }), 'bounce'],
    [
      'a spam mark of nobody',
      sns({ notificationType: 'Complaint', complaint: { complainedRecipients: [{}] } }),
      'complainedRecipients',
    ],
    ['a Postmark bounce of nobody', { RecordType: 'Bounce', Type: 'HardBounce' }, 'Email'],
  ])('refuses %s, and says where it is wrong', (_what, body, field) => {
    expect(() => feedbackIn(body)).toThrow(refusedAt(field));
  });
});

const refusedAt = (field: string) =>
  expect.objectContaining({ code: 'invalid_input', fields: [expect.objectContaining({ field })] });
