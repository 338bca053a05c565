import type { ResourceProps } from 'react-admin';
import { agreements } from './agreements';
import { attribution } from './attribution';
import { audit } from './audit';
import { blocklist } from './blocklist';
import { books } from './books';
import { campaigns } from './campaigns';
import { cases, objections } from './cases';
import { TO_DO as CASES_TO_DO } from './cases/case';
import { chargebacks } from './chargebacks';
import { TO_DO as CHARGEBACKS_TO_DO } from './chargebacks/chargeback';
import { complaints } from './complaints';
import { TO_DO as COMPLAINTS_TO_DO } from './complaints/complaint';
import { debitFiles } from './debit-files';
import { debits } from './debits';
import { discounts } from './discounts';
import { failedJobs } from './failed-jobs';
import { inbox } from './inbox';
import { landingPages } from './settings/landing-pages';
import { members } from './members';
import { TO_DO as OBJECTIONS_TO_DO } from './cases/objections';
import { payments } from './payments';
import { chatPhotos, photos } from './photos';
import type { Group } from './layout/navigation/navigation';
import type { Role } from './providers/auth-provider';
import { projections } from './projections';
import { proposals } from './proposals';
import { TO_DO as PROPOSALS_TO_DO } from './layout/proposals/proposal';
import { receipts } from './receipts';
import { reconciliations } from './reconciliations';
import { refunds } from './refunds';
import { TO_DO } from './refunds/refund';
import { staff } from './staff';
import { vat } from './vat';
import { timeline } from './timeline';
import { settings } from './settings';
import { places } from './settings/places';
import type { Place } from './layout/find/places';

interface Section {
  resource: ResourceProps;
  /** Where it stands on the menu; without one, another screen leads to it. */
  group?: Group;
  /** The section that it is a tab of. */
  within?: string;
  roles: readonly Role[];
  /** A queue that staff work through: the filter that leaves what waits in it. */
  waits?: object;
  /** What is found in it by words, besides itself. */
  places?: readonly Place[];
  /** It begins with what waits; elsewhere that is a filter in the address. */
  begins?: true;
}

/** What each role has on its menu. The server refuses the rest all the same; admins may use everything. */
const RESOURCES: readonly Section[] = [
  { resource: members, group: 'members', roles: ['moderator', 'finance'] },
  { resource: photos, group: 'members', roles: ['moderator'], waits: {}, begins: true },
  { resource: chatPhotos, within: 'photos', roles: ['moderator'], waits: {}, begins: true },
  { resource: inbox, group: 'members', roles: ['moderator'], waits: { unanswered: true }, begins: true },
  { resource: cases, group: 'members', roles: ['moderator'], waits: CASES_TO_DO, begins: true },
  { resource: objections, within: 'cases', roles: ['moderator'], waits: OBJECTIONS_TO_DO, begins: true },
  {
    resource: complaints,
    group: 'members',
    roles: ['moderator', 'finance'],
    waits: { status: COMPLAINTS_TO_DO },
    begins: true,
  },
  { resource: payments, group: 'money', roles: ['finance'], waits: { attention: true } },
  { resource: refunds, group: 'money', roles: ['finance'], waits: { status: TO_DO }, begins: true },
  { resource: proposals, within: 'refunds', roles: ['finance'], waits: { status: PROPOSALS_TO_DO }, begins: true },
  // Whoever proposed it does not have it before them.
  { resource: agreements, within: 'refunds', roles: [], waits: { to_decide: true }, begins: true },
  { resource: chargebacks, group: 'money', roles: ['finance'], waits: { status: CHARGEBACKS_TO_DO }, begins: true },
  { resource: debits, group: 'money', roles: ['finance'], waits: { transfer: true } },
  { resource: debitFiles, within: 'direct-debits', roles: ['finance'] },
  { resource: blocklist, within: 'direct-debits', roles: ['finance'] },
  { resource: books, group: 'money', roles: ['finance'] },
  { resource: receipts, within: 'books', roles: ['finance'] },
  { resource: vat, within: 'books', roles: ['finance'] },
  { resource: reconciliations, within: 'books', roles: ['finance'] },
  { resource: attribution, group: 'promotion', roles: ['finance'] },
  { resource: discounts, group: 'promotion', roles: ['finance'] },
  { resource: campaigns, group: 'promotion', roles: ['finance'] },
  { resource: audit, group: 'site', roles: [] },
  { resource: staff, group: 'site', roles: [] },
  { resource: settings, group: 'site', roles: [], places },
  { resource: landingPages, roles: [] },
  { resource: failedJobs, group: 'site', roles: [], waits: {}, begins: true },
  { resource: projections, within: 'failed-jobs', roles: [] },
  // Records lead others to theirs; only who has the rest of it has it on the menu.
  { resource: timeline, within: 'failed-jobs', roles: ['moderator', 'finance'] },
];

const own = ({ resource, group, within, waits, begins, places }: Section): ResourceProps => ({
  ...resource,
  options: { group, within, waits, begins, ...(places && { places }) },
});
const SECTIONS = RESOURCES.map((section) => ({ roles: section.roles, resource: own(section) }));

export const resourcesOf = (role: Role | undefined): ResourceProps[] =>
  SECTIONS.filter(({ roles }) => role === 'admin' || (role && roles.includes(role))).map(({ resource }) => resource);
