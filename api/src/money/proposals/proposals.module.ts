import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { CreditsModule } from '../credits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ApproveProposalHandler, DropProposalHandler } from './commands/decide-proposal.command.js';
import { ProposeGoodwillHandler, ProposeRefundHandler } from './commands/propose.command.js';
import { proposals } from './projections/proposals.projection.js';
import { ProposalFinder } from './proposal-finder.js';
import { proposal } from './proposal.js';
import { ProposalClaimsAdminController, ProposalsAdminController } from './proposals.admin.controller.js';
import { ProposalsList } from './proposals.list.js';
import { GetMemberOfferHandler } from './queries/get-member-offer.query.js';
import { GetProposalHandler } from './queries/get-proposal.query.js';

@ContextModule({
  name: 'proposals',
  streams: [proposal],
  projections: [proposals],
  imports: [CreditsModule, PaymentsModule, ListsModule, SettingsModule, ClaimsModule, StaffModule],
  controllers: [ProposalsList, ProposalsAdminController, ProposalClaimsAdminController],
  providers: [
    ProposeRefundHandler,
    ProposeGoodwillHandler,
    ApproveProposalHandler,
    DropProposalHandler,
    GetMemberOfferHandler,
    GetProposalHandler,
    ProposalFinder,
    ProposalsList,
  ],
  exports: [ProposalFinder, ProposalsList],
})
export class ProposalsModule {}
