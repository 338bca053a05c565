export { ProposalFinder } from './proposal-finder.js';
export { ProposalsList } from './proposals.list.js';
