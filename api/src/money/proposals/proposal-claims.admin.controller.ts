import { claimRoutes } from '../../ground/claims/index.js';

export class ProposalClaimsAdminController extends claimRoutes({ resource: 'proposals', access: 'staff:finance' }) {}
