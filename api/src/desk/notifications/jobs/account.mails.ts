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
import { Clock, Store, Vault, type RecordedEvent } from '../../../kernel/index.js';
import { profileOf, type ProfileEvent } from '../../../members/profiles/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { dataExportOf, type DataExportEvent } from '../../privacy/index.js';
import { accountDecision } from '../../cases/index.js';
import { objectionLink } from '../objection-link.js';
import { MailPolicy } from '../mail-policy.js';
import { dateValues } from '../mails/dates.js';
import { MESSAGES } from '../messages.js';
import type { MemberMails } from '../member-mails.js';

interface Member {
  memberId: string;
}

const toMember = ({ streamId: memberId }: { streamId: string }) => ({ payload: { memberId } });

/** After sign-up, and whenever the member requests another one (ACC-04). */
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

/** Mails about the member's own account, regardless of preferences (ACC-07, ACC-08, ACC-12, ADM-02, PRV-02). */
export const accountMails = new MailPolicy<MemberEvent | ProfileEvent | DataExportEvent>('account-mails');

const toExport = ({ streamId: memberId, data: { number } }: { streamId: string; data: { number: number } }) => ({
  payload: { memberId, number },
});

/** The link to the export of the member's own data (PRV-02). */
accountMails.mail('send-data-export-mail', {
  on: { DataExportRequested: toExport, DataExportSent: toExport },
  uses: { links: LinkTokens, store: Store },
  letter: async ({ memberId, number }: Member & { number: number }, mails, { links, store }) => {
    const account = await mails.recipient(memberId);
    if (!account) return undefined;
    const { number: last, expiresAt, linkSuffices } = await store.readFresh(dataExportOf(memberId));
    if (number !== last || expiresAt === null) return undefined;
    // A link requested by the member requires a login; one sent by staff is for a member who cannot log in.
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

/** Tells a deleted member how to return, and until when the link works (ACC-12). */
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

/** Tells the member that the account is back, in case somebody else opened the link (ACC-12). */
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

type Barring = Extract<MemberEvent, { type: 'MemberDisabled' | 'MemberEnabled' }>;

interface AccountDecision extends Member {
  decision: Barring['type'];
  at: string;
  /** Of its event; jobs that an earlier release queued lack it. */
  version?: number;
}

/** One mail per decision: if it follows a report, the mail about the report covers it. */
const decided = (
  { type: decision, streamId: memberId, version, data: { caseId } }: RecordedEvent<Barring>,
  at: string,
) => (caseId === undefined ? { payload: { memberId, decision, at, version } } : undefined);

/** Tells a member what staff decided about the account, and why (ADM-02). */
accountMails.mail('send-account-decision-mail', {
  on: {
    MemberDisabled: (event) => decided(event, event.data.disabledAt),
    MemberEnabled: (event) => decided(event, event.data.enabledAt),
  },
  uses: { accounts: Accounts, links: LinkTokens, clock: Clock },
  letter: async ({ memberId, decision, at, version }: AccountDecision, mails, { accounts, links, clock }) => {
    const account = await mails.recipient(memberId);
    const reason = account && (await accounts.reasonFor(decision, memberId));
    if (!account || !reason) return undefined;
    const said = { timeZone: account.timeZone, timeStyle: 'short' } as const;
    const shutOut = decision === 'MemberDisabled';
    const contested = shutOut && version !== undefined ? accountDecision(memberId, version) : undefined;
    return {
      account,
      mail: shutOut ? 'account-disabled' : 'account-enabled',
      path: contested ? await objectionLink(links, clock, memberId, contested) : '/login',
      values: { reason, ...dateValues(mails.languageOf(account), new Date(at), said) },
    };
  },
});

const RESTRICTING = ['ProfileHidden', 'ProfileShownAgain', 'ProfileTextCleared', 'ProfileTextPutBack'] as const;
type Restricting = Extract<ProfileEvent, { type: (typeof RESTRICTING)[number] }>;

interface ProfileDecision extends Member {
  /** Of its event. */
  version: number;
}

/** One mail per decision: if it follows a report or an objection, the mail about that covers it. */
const ofProfile = ({ streamId: memberId, version, data: { caseId } }: RecordedEvent<Restricting>) =>
  caseId === undefined ? { payload: { memberId, version } } : undefined;

/** Tells a member what staff did with the profile or one of its texts, and why, regardless of preferences (ADM-02, PRV-03). */
accountMails.mail('send-profile-decision-mail', {
  on: {
    ProfileHidden: ofProfile,
    ProfileShownAgain: ofProfile,
    ProfileTextCleared: ofProfile,
    ProfileTextPutBack: ofProfile,
  },
  uses: { store: Store, vault: Vault },
  letter: async ({ memberId, version }: ProfileDecision, mails, { store, vault }) => {
    const account = await mails.recipient(memberId);
    if (!account || account.status === 'deleted' || account.disabledAt) return undefined;
    const page = { limit: 1, before: version + 1, types: [...RESTRICTING] };
    const [event] = await store.history(profileOf(memberId), page);
    const decided = event as RecordedEvent<Restricting> | undefined;
    const reason = await vault.open(decided?.data.reason);
    if (decided?.version !== version || !reason) return undefined;
    const language = mails.languageOf(account);
    const field = 'field' in decided.data ? decided.data.field : 'none';
    const told = { reason, field };
    if (decided.type === 'ProfileShownAgain' || decided.type === 'ProfileTextPutBack') {
      const mail = decided.type === 'ProfileShownAgain' ? 'profile-shown' : 'text-put-back';
      return { account, mail, path: '/profile', values: told };
    }
    const hidden = decided.type === 'ProfileHidden';
    const at = new Date(hidden ? decided.data.hiddenAt : decided.data.clearedAt);
    const said = { timeZone: account.timeZone, timeStyle: 'short' } as const;
    const ground = MESSAGES[language].grounds[decided.data.ground ?? 'other'];
    return {
      account,
      mail: hidden ? 'profile-hidden' : 'text-cleared',
      path: '/settings/decisions',
      values: { ...told, ground, ...dateValues(language, at, said) },
    };
  },
});

/** Sends the new address a link that confirms the change (ACC-08). */
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
  /** Version of the change, in the member's stream. */
  version: number;
}

/** Tells the old address, so that nobody can take over an account unnoticed. */
accountMails.mail('send-email-changed-mail', {
  on: {
    // An unconfirmed address may belong to a stranger.
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
  /** Somebody signed up with this address, which the mail then mentions. */
  by?: 'sign-up' | undefined;
}

/** The link for a new password, which works once (ACC-07). A deleted member gets the link to return instead. */
accountMails.mail('send-password-reset-mail', {
  on: { PasswordResetRequested: ({ streamId: memberId, data: { by } }) => ({ payload: { memberId, by } }) },
  uses: { links: LinkTokens, store: Store, settings: Settings, clock: Clock },
  letter: async ({ memberId, by }: PasswordReset, mails, { links, store, settings, clock }) => {
    const account = await mails.recipient(memberId);
    if (!account) return undefined;
    const { passwordVersion, deletion } = await store.readFresh(memberOf(memberId));
    if (deletion) return wayBack({ memberId, deletedAt: deletion.deletedAt }, mails, { links });
    // Bound to the address as read here: if it changes meanwhile, the link is for the old address and invalid.
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

/** Tells the member about the new password, in case somebody else set it. */
accountMails.mail('send-password-changed-mail', {
  on: { PasswordChanged: toMember, PasswordReset: toMember },
  uses: {},
  letter: async ({ memberId }: Member, mails) => {
    const account = await mails.recipient(memberId);
    return account && { account, mail: 'password-changed', path: '/reset-password' };
  },
});
