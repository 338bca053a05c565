import { claimRoutes } from '../../ground/staff/index.js';

export class RefundClaimsAdminController extends claimRoutes({ resource: 'refunds', access: 'staff:finance' }) {}
