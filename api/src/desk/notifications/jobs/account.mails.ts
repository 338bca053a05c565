import {
  Accounts,
  ActivationTokens,
  EMAIL_LINK_LASTS,
  lapsesAt,
  LinkTokens,
  memberOf,
  resetSubject,
  type MemberEvent,
} from '../../../members/accounts/index.js';
import { Clock, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { dataExportOf, type DataExportEvent } from '../../privacy/index.js';
import { MailPolicy } from '../mail-policy.js';
import { dateValues } from '../mails/dates.js';
import type { MemberMails } from '../member-mails.js';

interface Member {
  memberId: string;
}

const toMember = ({ streamId: memberId }: { streamId: string }) => ({ payload: { memberId } });

/** After sign-up, and each time the member asks for another one (ACC-04). */
export const activationMails = new MailPolicy<MemberEvent>('activation-mail');

export const sendActivationMail = activationMails.mail('send-activation-mail', {
  on: { SignedUp: toMember, ActivationMailRequested: toMember },
  uses: { tokens: ActivationTokens, settings: Settings },
  letter: async ({ memberId }: Member, mails, { tokens, settings }) => {
    const account = await mails.recipient(memberId);
    if (account?.status !== 'not_confirmed') return undefined;
    const { activationLinkDays: days, unconfirmedDays } = settings.current();
    const lapses = lapsesAt(account.signedUpAt, unconfirmedDays);
    const token = await tokens.issue(memberId, account.emailVersion);
    const values = { days, ...dateValues(mails.languageOf(account), lapses, account) };
    return { account, mail: 'activation', path: `/${token}`, values };
  },
});

/** What members are told by mail about their own account, whatever their preferences (ACC-07, ACC-08, ACC-12, ADM-02, PRV-02). */
export const accountMails = new MailPolicy<MemberEvent | DataExportEvent>('account-mails');

const toExport = ({ streamId: memberId, data: { number } }: { streamId: string; data: { number: number } }) => ({
  payload: { memberId, number },
});

/** The link to all of the member's own data (PRV-02). */
accountMails.mail('send-data-export-mail', {
  on: { DataExportRequested: toExport, DataExportSent: toExport },
  uses: { links: LinkTokens, store: Store },
  letter: async ({ memberId, number }: Member & { number: number }, mails, { links, store }) => {
    const account = await mails.recipient(memberId);
    if (!account) return undefined;
    const { number: last, expiresAt, linkSuffices } = await store.readFresh(dataExportOf(memberId));
    if (number !== last || expiresAt === null) return undefined;
    // What a member asked for is for who can log in; what staff send is for who cannot.
    if (!linkSuffices && account.status !== 'active') return undefined;
    const link = { purpose: 'data-export', memberId, subject: `${number}` } as const;
    const token = await links.issue(link, new Date(expiresAt));
    return linkSuffices
      ? { account, mail: 'data-export-sent', path: `/data-export/open?token=${token}` }
      : { account, mail: 'data-export', path: `/data-export?token=${token}` };
  },
});

interface Deleted extends Member {
  deletedAt: string;
}

/** Tells a member who left until when the link brings them back (ACC-12). */
async function wayBack({ memberId, deletedAt }: Deleted, mails: MemberMails, { links }: { links: LinkTokens }) {
  const account = await mails.recipient(memberId);
  if (!account?.eraseAt) return undefined;
  const { eraseAt, timeZone, disabledAt } = account;
  const token = await links.issue({ purpose: 'reactivation', memberId, subject: deletedAt }, eraseAt);
  return {
    account,
    mail: disabledAt ? 'deletion-disabled' : 'deletion',
    path: `/account-deleted?token=${token}`,
    values: dateValues(mails.languageOf(account), eraseAt, { timeZone, timeStyle: 'short' }),
  } as const;
}

accountMails.mail('send-deletion-mail', {
  on: {
    MemberDeleted: ({ streamId: memberId, data: { deletedAt } }) => ({ payload: { memberId, deletedAt } }),
  },
  uses: { links: LinkTokens },
  letter: wayBack,
});

/** Says that the account is back, should somebody else have opened the link (ACC-12). */
accountMails.mail('send-reactivated-mail', {
  on: { MemberReactivated: toMember },
  uses: {},
  letter: async ({ memberId }: Member, mails) => {
    const account = await mails.recipient(memberId);
    if (account?.status !== 'active') return undefined;
    return account.disabledAt
      ? { account, mail: 'reactivated-disabled', path: '/login' }
      : { account, mail: 'reactivated', path: '/members' };
  },
});

interface AccountDecision extends Member {
  decision: 'MemberDisabled' | 'MemberEnabled';
  at: string;
}

/** One mail for one decision: of a report, that about the report says so. */
const decided = (
  { streamId: memberId, data: { caseId } }: { streamId: string; data: { caseId?: string } },
  decision: AccountDecision['decision'],
  at: string,
) => (caseId === undefined ? { payload: { memberId, decision, at } } : undefined);

/** Tells a member what staff decided about the account, and why (ADM-02). */
accountMails.mail('send-account-decision-mail', {
  on: {
    MemberDisabled: (event) => decided(event, 'MemberDisabled', event.data.disabledAt),
    MemberEnabled: (event) => decided(event, 'MemberEnabled', event.data.enabledAt),
  },
  uses: { accounts: Accounts },
  letter: async ({ memberId, decision, at }: AccountDecision, mails, { accounts }) => {
    const account = await mails.recipient(memberId);
    const reason = account && (await accounts.reasonFor(decision, memberId));
    if (!account || !reason) return undefined;
    const said = { timeZone: account.timeZone, timeStyle: 'short' } as const;
    return {
      account,
      mail: decision === 'MemberDisabled' ? 'account-disabled' : 'account-enabled',
      path: '/login',
      values: { reason, ...dateValues(mails.languageOf(account), new Date(at), said) },
    };
  },
});

/** Mails the new address the link that makes it the member's (ACC-08). */
accountMails.mail('send-email-change-mail', {
  on: { EmailChangeRequested: toMember, EmailChangeMailRequested: toMember },
  uses: { links: LinkTokens, store: Store, vault: Vault, clock: Clock },
  letter: async ({ memberId }: Member, mails, { links, store, vault, clock }) => {
    const account = await mails.recipient(memberId);
    const { emailRequest } = await store.readFresh(memberOf(memberId));
    const to = await vault.open(emailRequest?.email);
    if (account?.status !== 'active' || !emailRequest || !to) return undefined;
    const link = { purpose: 'email-change', memberId, subject: `${emailRequest.number}` } as const;
    const token = await links.issue(link, new Date(clock.now().getTime() + EMAIL_LINK_LASTS));
    return { account, mail: 'email-change', path: `/mail-change/do?token=${token}`, to };
  },
});

interface EmailChange extends Member {
  /** Of the change, in the member's stream. */
  version: number;
}

/** Tells the old address: whoever took the account over cannot do so unseen. */
accountMails.mail('send-email-changed-mail', {
  on: {
    // An address nobody confirmed may be a stranger's.
    EmailChanged: ({ streamId: memberId, version, data: { confirmed } }) =>
      confirmed ? { payload: { memberId, version } } : undefined,
  },
  uses: { store: Store, vault: Vault },
  letter: async ({ memberId, version }: EmailChange, mails, { store, vault }) => {
    const [before] = await store.history(memberOf(memberId), {
      before: version,
      limit: 1,
      types: ['SignedUp', 'EmailChanged'],
    });
    const sealed = before?.type === 'SignedUp' || before?.type === 'EmailChanged' ? before.data.email : null;
    const [account, to] = await Promise.all([mails.recipient(memberId), vault.open(sealed)]);
    return account && to ? { account, mail: 'email-changed', path: '/', to } : undefined;
  },
});

interface PasswordReset extends Member {
  /** Somebody signed up with the address: the mail says that as well. */
  by?: 'sign-up' | undefined;
}

/** Mails the link to a new password, which works once (ACC-07). Who has left is mailed the way back. */
accountMails.mail('send-password-reset-mail', {
  on: { PasswordResetRequested: ({ streamId: memberId, data: { by } }) => ({ payload: { memberId, by } }) },
  uses: { links: LinkTokens, store: Store, settings: Settings, clock: Clock },
  letter: async ({ memberId, by }: PasswordReset, mails, { links, store, settings, clock }) => {
    const account = await mails.recipient(memberId);
    if (!account) return undefined;
    const { passwordVersion, deletion } = await store.readFresh(memberOf(memberId));
    if (deletion) return wayBack({ memberId, deletedAt: deletion.deletedAt }, mails, { links });
    // The address as it was read: should it change meanwhile, this link is for the old one and dead.
    const subject = resetSubject({ emailVersion: account.emailVersion, passwordVersion });
    const { resetLinkHours: hours } = settings.current();
    const expiresAt = new Date(clock.now().getTime() + hours * 3_600_000);
    const token = await links.issue({ purpose: 'password-reset', memberId, subject }, expiresAt);
    return {
      account,
      mail: by === 'sign-up' ? 'signed-up-again' : 'password-reset',
      path: `/reset-password/do?token=${token}`,
      values: { hours },
    };
  },
});

/** Says that the password is another one, should somebody else have changed it. */
accountMails.mail('send-password-changed-mail', {
  on: { PasswordChanged: toMember, PasswordReset: toMember },
  uses: {},
  letter: async ({ memberId }: Member, mails) => {
    const account = await mails.recipient(memberId);
    return account && { account, mail: 'password-changed', path: '/reset-password' };
  },
});
