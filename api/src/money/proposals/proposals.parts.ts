export { ApproveProposalHandler, DropProposalHandler } from './commands/decide-proposal.command.js';
export { ProposeRefundHandler, ProposeGoodwillHandler } from './commands/propose.command.js';
export { proposals } from './projections/proposals.projection.js';
export { ProposalFinder } from './proposal-finder.js';
export { proposal } from './proposal.js';
export { ProposalsAdminController, ProposalClaimsAdminController } from './proposals.admin.controller.js';
export { ProposalsList } from './proposals.list.js';
export { GetMemberOfferHandler } from './queries/get-member-offer.query.js';
export { GetProposalHandler } from './queries/get-proposal.query.js';
