import { claimRoutes } from '../../ground/staff/index.js';

export class ProposalClaimsAdminController extends claimRoutes({ resource: 'proposals', access: 'staff:finance' }) {}
