import { expect, type APIRequestContext } from '@playwright/test';

/** Shared by the sites under test and who plays the mail provider. */
export const MAIL_FEEDBACK_TOKEN = 'feedback-of-the-mail-provider-of-tests';

/** What the mail provider tells of an address (NTF-04). */
export async function reportMail(
  request: APIRequestContext,
  { email }: { email: string },
  reason: 'bounce' | 'fbl' | 'listunsubscribe',
): Promise<void> {
  const headers = { Authorization: `Bearer ${MAIL_FEEDBACK_TOKEN}` };
  const answer = await request.post('/api/mail-feedback', { data: { reports: [{ email, reason }] }, headers });
  expect(answer.status()).toBe(204);
}
