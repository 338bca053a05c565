import { claimRoutes } from '../../ground/claims/index.js';

export class RefundClaimsAdminController extends claimRoutes({ resource: 'refunds', access: 'staff:finance' }) {}
