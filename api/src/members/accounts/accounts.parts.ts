export { Accounts } from './accounts.js';
export { CancelEmailChangeHandler } from './credentials/cancel-email-change.command.js';
export { ChangeEmailHandler } from './credentials/change-email.command.js';
export { ChangePasswordHandler } from './credentials/change-password.command.js';
export { CredentialsController } from './credentials/credentials.controller.js';
export { EndSessions, passwordResetPolicy, disablingPolicy } from './credentials/end-sessions.job.js';
export { GetEmailChangeHandler } from './credentials/get-email-change.query.js';
export { LinkToken } from './credentials/link-token.entity.js';
export { LinkTokens } from './credentials/link-tokens.js';
export { LogInHandler } from './credentials/log-in.command.js';
export { MemberSessions } from './credentials/member-sessions.js';
export { PasswordCheck } from './credentials/password-check.js';
export { PasswordResets } from './credentials/password-resets.js';
export { RequestEmailChangeMailHandler } from './credentials/request-email-change-mail.command.js';
export { RequestEmailChangeHandler } from './credentials/request-email-change.command.js';
export { RequestPasswordResetHandler, ResetPasswordHandler } from './credentials/reset-password.command.js';
export { SessionsController } from './credentials/sessions.controller.js';
export { DeleteAccountHandler, ReactivateHandler } from './leaving/delete-account.command.js';
export { DeletionController } from './leaving/deletion.controller.js';
export { deletionPolicy, EraseMember } from './leaving/erase-member.job.js';
export { EraseAgain } from './leaving/erase-again.js';
export { ErasedList } from './leaving/erased-list.js';
export { Returning } from './leaving/returning.js';
export { member } from './member.js';
export { activity } from './preferences/activity.js';
export { ChangeLanguageHandler } from './preferences/change-language.command.js';
export { ChangePreferencesHandler } from './preferences/change-preferences.command.js';
export { MailPreferences } from './preferences/mail-preferences.js';
export { mailing } from './preferences/mailing.js';
export { NoteActivity } from './preferences/note-activity.job.js';
export { NotificationsController } from './preferences/notifications.controller.js';
export { PageHiddenController } from './preferences/page-hidden.controller.js';
export { Presence } from './preferences/presence.js';
export { ResumeMailHandler } from './preferences/resume-mail.command.js';
export { accounts } from './projections/accounts.projection.js';
export { ActivationTokens } from './sign-up/activation-tokens.js';
export { ActivationController } from './sign-up/activation.controller.js';
export {
  ConfirmEmailHandler,
  CorrectEmailHandler,
  RequestActivationMailHandler,
} from './sign-up/confirm-email.command.js';
export { EnumerationGuard } from './sign-up/enumeration-guard.js';
export { LapseSignUps } from './sign-up/lapse-sign-ups.job.js';
export { NewAddress } from './sign-up/new-address.js';
export { UnconfirmedMails } from './sign-up/unconfirmed-mails.js';
