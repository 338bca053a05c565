import { claimRoutes } from '../../ground/claims/index.js';

export class ChargebackClaimsAdminController extends claimRoutes({
  resource: 'chargebacks',
  access: 'staff:finance',
}) {}
