import { claimRoutes } from '../../ground/claims/index.js';

/** Reports are claimed by whoever opens one; objections are taken up for good. */
export class CaseClaimsAdminController extends claimRoutes({ resource: 'cases', access: 'staff:moderator' }) {}
