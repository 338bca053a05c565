import { claimRoutes } from '../../ground/staff/index.js';

export class ChargebackClaimsAdminController extends claimRoutes({
  resource: 'chargebacks',
  access: 'staff:finance',
}) {}
