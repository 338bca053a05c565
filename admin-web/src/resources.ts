import type { ResourceProps } from 'react-admin';
import { audit } from './audit';
import { blocklist } from './blocklist';
import { books } from './books';
import { cases } from './cases';
import { debitFiles } from './debit-files';
import { debits } from './debits';
import { discounts } from './discounts';
import { inbox } from './inbox';
import { members } from './members';
import { payments } from './payments';
import { photos } from './photos';
import type { Role } from './providers/auth-provider';
import { projections } from './projections';
import { reconciliations } from './reconciliations';
import { refunds } from './refunds';
import { staff } from './staff';
import { vat } from './vat';
import { timeline } from './timeline';
import { settings } from './settings';

/** What each role has on its menu. The server refuses the rest all the same; admins may use everything. */
const RESOURCES: readonly { resource: ResourceProps; roles: readonly Role[] }[] = [
  { resource: members, roles: ['moderator', 'finance'] },
  { resource: photos, roles: ['moderator'] },
  { resource: inbox, roles: ['moderator'] },
  { resource: cases, roles: ['moderator'] },
  { resource: payments, roles: ['finance'] },
  { resource: refunds, roles: ['finance'] },
  { resource: debits, roles: ['finance'] },
  { resource: debitFiles, roles: ['finance'] },
  { resource: blocklist, roles: ['finance'] },
  { resource: reconciliations, roles: ['finance'] },
  { resource: books, roles: ['finance'] },
  { resource: vat, roles: ['finance'] },
  { resource: discounts, roles: ['finance'] },
  { resource: timeline, roles: ['moderator', 'finance'] },
  { resource: audit, roles: [] },
  { resource: staff, roles: [] },
  { resource: settings, roles: [] },
  { resource: projections, roles: [] },
];

export const resourcesOf = (role: Role | undefined): ResourceProps[] =>
  RESOURCES.filter(({ roles }) => role === 'admin' || (role && roles.includes(role))).map(({ resource }) => resource);
