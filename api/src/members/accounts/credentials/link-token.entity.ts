import { column, tableOf, type RowOf } from '../../../kernel/index.js';

export type LinkPurpose =
  'activation' | 'reactivation' | 'email-change' | 'password-reset' | 'data-export' | 'objection';

/** A mailed link that has not been deleted yet. */
export const LinkToken = tableOf('accounts', 'link_tokens', {
  tokenHash: column.text({ primary: true }),
  purpose: column.text<LinkPurpose>(),
  memberId: column.uuid(),
  /** What exactly the link is for, such as a version of the address; checked by the rule when the link is opened. */
  subject: column.text(),
  expiresAt: column.timestamptz(),
});
export type LinkToken = RowOf<typeof LinkToken>;
