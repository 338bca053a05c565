import type { ResourceProps } from 'react-admin';
import { attribution } from './attribution';
import { audit } from './audit';
import { blocklist } from './blocklist';
import { books } from './books';
import { campaigns } from './campaigns';
import { cases } from './cases';
import { complaints } from './complaints';
import { TO_DO as COMPLAINTS_TO_DO } from './complaints/complaint';
import { debitFiles } from './debit-files';
import { debits } from './debits';
import { discounts } from './discounts';
import { inbox } from './inbox';
import { landingPages } from './settings/landing-pages';
import { members } from './members';
import { payments } from './payments';
import { chatPhotos, photos } from './photos';
import type { Group } from './layout/navigation';
import type { Role } from './providers/auth-provider';
import { projections } from './projections';
import { reconciliations } from './reconciliations';
import { refunds } from './refunds';
import { TO_DO } from './refunds/refund';
import { staff } from './staff';
import { vat } from './vat';
import { timeline } from './timeline';
import { settings } from './settings';

interface Section {
  resource: ResourceProps;
  group: Group;
  roles: readonly Role[];
  /** A queue that staff work through: the filter that leaves what waits in it. */
  waits?: object;
  /** It begins with what waits; elsewhere that is a filter in the address. */
  begins?: true;
}

/** What each role has on its menu. The server refuses the rest all the same; admins may use everything. */
const RESOURCES: readonly Section[] = [
  { resource: members, group: 'members', roles: ['moderator', 'finance'] },
  { resource: photos, group: 'members', roles: ['moderator'], waits: {}, begins: true },
  { resource: chatPhotos, group: 'members', roles: ['moderator'], waits: {}, begins: true },
  { resource: inbox, group: 'members', roles: ['moderator'], waits: { unanswered: true }, begins: true },
  { resource: cases, group: 'members', roles: ['moderator'], waits: { status: 'open' }, begins: true },
  {
    resource: complaints,
    group: 'members',
    roles: ['moderator'],
    waits: { status: COMPLAINTS_TO_DO },
    begins: true,
  },
  { resource: payments, group: 'money', roles: ['finance'], waits: { attention: true } },
  { resource: refunds, group: 'money', roles: ['finance'], waits: { status: TO_DO }, begins: true },
  { resource: debits, group: 'money', roles: ['finance'], waits: { transfer: true } },
  { resource: debitFiles, group: 'money', roles: ['finance'] },
  { resource: blocklist, group: 'money', roles: ['finance'] },
  { resource: reconciliations, group: 'money', roles: ['finance'] },
  { resource: books, group: 'money', roles: ['finance'] },
  { resource: vat, group: 'money', roles: ['finance'] },
  { resource: attribution, group: 'money', roles: ['finance'] },
  { resource: discounts, group: 'money', roles: ['finance'] },
  { resource: campaigns, group: 'site', roles: ['finance'] },
  { resource: landingPages, group: 'site', roles: [] },
  { resource: timeline, group: 'site', roles: ['moderator', 'finance'] },
  { resource: audit, group: 'site', roles: [] },
  { resource: staff, group: 'site', roles: [] },
  { resource: settings, group: 'site', roles: [] },
  { resource: projections, group: 'site', roles: [] },
];

const own = ({ resource, group, waits, begins }: Section): ResourceProps => ({
  ...resource,
  options: { group, waits, begins },
});
const SECTIONS = RESOURCES.map((section) => ({ roles: section.roles, resource: own(section) }));

export const resourcesOf = (role: Role | undefined): ResourceProps[] =>
  SECTIONS.filter(({ roles }) => role === 'admin' || (role && roles.includes(role))).map(({ resource }) => resource);
