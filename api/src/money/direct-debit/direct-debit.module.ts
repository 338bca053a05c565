import { AccountsModule } from '../../members/accounts/index.js';
import { PaymentBansModule } from '../payment-bans/index.js';
import { CreditsModule } from '../credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { DeliveryModule } from '../../ground/delivery/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { debtorAccount } from './account.js';
import { codeQuota } from './code-quota.js';
import { AskCodeHandler } from './commands/ask-code.command.js';
import { AuthoriseDebitHandler } from './commands/authorise-debit.command.js';
import { ConfirmTransferHandler } from './commands/confirm-transfer.command.js';
import { FetchDebitFileHandler } from './commands/fetch-debit-file.command.js';
import {
  CollectDebitFileHandler,
  SendDebitFileHandler,
  TakeDebitFileApartHandler,
} from './commands/step-debit-file.command.js';
import { MakeDebitFileHandler } from './commands/make-debit-file.command.js';
import { ReturnDebitHandler } from './commands/return-debit.command.js';
import { ReturnDebitsHandler } from './commands/return-debits.command.js';
import { debit } from './debit.js';
import { debitFile } from './debit-file.js';
import { DebitFilesAdminController } from './debit-files.admin.controller.js';
import { DebitFilesList } from './debit-files.list.js';
import { DebitFinder } from './debit-finder.js';
import { DebitForms } from './debit-form.js';
import { DebitProvider } from './debit.provider.js';
import { DebitsAdminController } from './debits.admin.controller.js';
import { DebitsController } from './debits.controller.js';
import { DebitsList } from './debits.list.js';
import { DueDebitsQueue } from './due-debits.js';
import { DebitTermsReader } from './debit-terms.js';
import { chargeBack, ChargeBackJob } from './jobs/charge-back.job.js';
import { forgetMandateJob, ForgetMandateJob } from './jobs/forget-mandate.job.js';
import { sendCode, SendCodeJob } from './jobs/send-code.job.js';
import { settleFile, SettleFileJob } from './jobs/settle-file.job.js';
import { mandateQuota } from './mandate-quota.js';
import { followDebit } from './policies/follow-debit.policy.js';
import { debitFiles } from './projections/debit-files.projection.js';
import { debitAccounts } from './projections/debit-accounts.projection.js';
import { debits } from './projections/debits.projection.js';
import { GetConsoleDebitHandler } from './queries/get-console-debit.query.js';
import { GetDebitHandler } from './queries/get-debit.query.js';
import { GetDueDebitsHandler } from './queries/get-due-debits.query.js';

@ContextModule({
  name: 'direct-debit',
  streams: [debit, debtorAccount, codeQuota, mandateQuota, debitFile],
  projections: [debits, debitAccounts, debitFiles],
  policies: [followDebit],
  jobs: [
    { job: sendCode, handler: SendCodeJob },
    { job: forgetMandateJob, handler: ForgetMandateJob },
    { job: chargeBack, handler: ChargeBackJob },
    { job: settleFile, handler: SettleFileJob },
  ],
  imports: [
    AccountsModule,
    PaymentBansModule,
    CreditsModule,
    ListsModule,
    PaymentsModule,
    SettingsModule,
    DeliveryModule,
    StaffModule,
  ],
  controllers: [DebitsController, DebitsList, DebitsAdminController, DebitFilesList, DebitFilesAdminController],
  providers: [
    AskCodeHandler,
    AuthoriseDebitHandler,
    CollectDebitFileHandler,
    ConfirmTransferHandler,
    DebitFinder,
    DebitForms,
    DebitProvider,
    DebitsList,
    DueDebitsQueue,
    DebitTermsReader,
    FetchDebitFileHandler,
    GetConsoleDebitHandler,
    GetDebitHandler,
    GetDueDebitsHandler,
    MakeDebitFileHandler,
    SendDebitFileHandler,
    ReturnDebitHandler,
    ReturnDebitsHandler,
    TakeDebitFileApartHandler,
  ],
  exports: [DebitFinder, DebitsList, DueDebitsQueue],
})
export class DirectDebitModule {}
