export { debtorAccount } from './account.js';
export { codeQuota } from './code-quota.js';
export { AskCodeHandler } from './commands/ask-code.command.js';
export { AuthoriseDebitHandler } from './commands/authorise-debit.command.js';
export { ConfirmTransferHandler } from './commands/confirm-transfer.command.js';
export { FetchDebitFileHandler, MakeDebitFileHandler } from './commands/make-debit-file.command.js';
export { ReturnDebitHandler } from './commands/return-debit.command.js';
export { ReturnDebitsHandler } from './commands/return-debits.command.js';
export {
  CollectDebitFileHandler,
  SendDebitFileHandler,
  TakeDebitFileApartHandler,
} from './commands/step-debit-file.command.js';
export { debitFile } from './debit-file.js';
export { DebitFilesAdminController } from './debit-files.admin.controller.js';
export { DebitFilesList } from './debit-files.list.js';
export { DebitFinder } from './debit-finder.js';
export { DebitForms } from './debit-form.js';
export { DebitTermsReader } from './debit-terms.js';
export { debit } from './debit.js';
export { DebitProvider } from './debit.provider.js';
export { DebitsAdminController } from './debits.admin.controller.js';
export { DebitsController } from './debits.controller.js';
export { DebitsList } from './debits.list.js';
export { DueDebitsQueue } from './due-debits.js';
export { ChargeBackJob, ForgetMandateJob, SettleFileJob, followDebit } from './jobs/follow-debit.job.js';
export { SendCodeJob } from './jobs/send-code.job.js';
export { mandateQuota } from './mandate-quota.js';
export { debitAccounts } from './projections/debit-accounts.projection.js';
export { debitFiles } from './projections/debit-files.projection.js';
export { debits } from './projections/debits.projection.js';
export { GetConsoleDebitHandler } from './queries/get-console-debit.query.js';
export { GetDebitHandler } from './queries/get-debit.query.js';
export { GetDueDebitsHandler } from './queries/get-due-debits.query.js';
