export { ChargebackFinder } from './chargeback-finder.js';
export { chargeback } from './chargeback.js';
export { ChargebacksAdminController, ChargebackClaimsAdminController } from './chargebacks.admin.controller.js';
export { ChargebacksList } from './chargebacks.list.js';
export {
  ChargebackEntries,
  DecideChargebackHandler,
  SetChargebackDeadlineHandler,
  WriteChargebackStatementHandler,
} from './commands/answer-chargeback.command.js';
export { DownloadEvidenceHandler } from './commands/download-evidence.command.js';
export { chargebacks } from './projections/chargebacks.projection.js';
export { PurchasesChargedBack } from './purchase-facts.js';
export { GetChargebackHandler } from './queries/get-chargeback.query.js';
