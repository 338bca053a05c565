export {
  accountDisabled,
  deletedAccountExists,
  emailTaken,
  mailBounces,
  memberDeleted,
  tooManyMails,
  tooManyResetMails,
} from './accounts.errors.js';
export { accountFold, accountOf } from './account-as-of.js';
export { Accounts, type Account } from './accounts.js';
export { ActivationTokens } from './sign-up/activation-tokens.js';
export type { ActivityEvent } from './preferences/activity.events.js';
export { ChangeLanguage, ChangeLanguageDto } from './preferences/change-language.command.js';
export { LogIn, LogInDto } from './credentials/log-in.command.js';
export { deleteMemberOnRequest, disableMember, enableMember } from './leaving/by-staff.js';
export { EraseAgain } from './leaving/erase-again.js';
export { ErasedList, ErasedListError, readErasedList } from './leaving/erased-list.js';
export { EnumerationGuard } from './sign-up/enumeration-guard.js';
export { domainOf, UnconfirmedMails } from './sign-up/unconfirmed-mails.js';
export { Returning } from './leaving/returning.js';
export { lapsesAt } from './sign-up/lapsing.js';
export { LinkDto } from './link.dto.js';
export { LinkTokens } from './credentials/link-tokens.js';
export { MailPreferences } from './preferences/mail-preferences.js';
export { PREFERENCES, type MailingEvent, type Preference } from './preferences/mailing.events.js';
export { NoteActivity } from './preferences/note-activity.job.js';
export { mailingOf } from './preferences/mailing.js';
export { Presence } from './preferences/presence.js';
export { wantNotification } from './preferences/want-notification.js';
export { mailboxOf, normaliseEmail } from './email.js';
export { EMAIL_LINK_LASTS } from './credentials/email-change.js';
export { hasConfirmed, memberOf, requestActivationMail, requireActive, type MemberState } from './member.js';
export type { MemberEvent } from './member.events.js';
export { requestPasswordReset, resetSubject } from './credentials/password.js';
export { MemberSessions } from './credentials/member-sessions.js';
export { becomePremium, losePremium } from './premium.js';
export { accountProblems, openAccount } from './sign-up/sign-up.js';
