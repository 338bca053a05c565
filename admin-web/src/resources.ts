import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import Block from '@mui/icons-material/Block';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CompareArrows from '@mui/icons-material/CompareArrowsOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import HistoryIcon from '@mui/icons-material/History';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import MarkunreadMailboxOutlined from '@mui/icons-material/MarkunreadMailboxOutlined';
import Percent from '@mui/icons-material/Percent';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import SyncProblem from '@mui/icons-material/SyncProblem';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { lazy, type ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { TO_DO as CASES_TO_DO } from './cases/case';
import { TO_DO as OBJECTIONS_TO_DO } from './cases/objections';
import { TO_DO as CHARGEBACKS_TO_DO } from './chargebacks/chargeback';
import { TO_DO as COMPLAINTS_TO_DO } from './complaints/complaint';
import type { Place } from './layout/find/places';
import type { Group } from './layout/navigation/navigation';
import { TO_DO as PROPOSALS_TO_DO } from './layout/proposals/proposal';
import type { Member } from './layout/values/member';
import type { Role } from './providers/auth-provider';
import { TO_DO as REFUNDS_TO_DO } from './refunds/refund';
import { places } from './settings/places';

/** A screen, which is loaded when it is first opened. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((loaded) => ({ default: loaded[name] })));

interface Section extends ResourceProps {
  /** Who has it on the menu. The server refuses the rest all the same; admins may use everything. */
  roles: readonly Role[];
  options: {
    /** Where it stands on the menu; without one, another screen leads to it. */
    group?: Group;
    /** The section that it is a tab of. */
    within?: string;
    /** A queue that staff work through: the filter that leaves what waits in it. */
    waits?: object;
    /** What is found in it by words, besides itself. */
    places?: readonly Place[];
    /** It begins with what waits; elsewhere that is a filter in the address. */
    begins?: true;
  };
}

/** Every section of the console, in the order of the menu. */
const SECTIONS: readonly Section[] = [
  {
    name: 'members',
    icon: GroupOutlined,
    recordRepresentation: ({ name, id }: Member) => name ?? id,
    list: screen(() => import('./members/member-list'), 'MemberList'),
    show: screen(() => import('./members/member-show'), 'MemberShow'),
    roles: ['moderator', 'finance'],
    options: { group: 'members' },
  },
  {
    name: 'photos',
    icon: PhotoLibraryOutlined,
    list: screen(() => import('./photos/photo-queue'), 'PhotoQueue'),
    roles: ['moderator'],
    options: { group: 'members', waits: {}, begins: true },
  },
  {
    name: 'chat-photos',
    icon: PhotoCameraOutlined,
    list: screen(() => import('./photos/photo-queue'), 'ChatPhotoQueue'),
    roles: ['moderator'],
    options: { within: 'photos', waits: {}, begins: true },
  },
  {
    name: 'inbox',
    icon: ForumOutlined,
    list: screen(() => import('./inbox/inbox-page'), 'InboxPage'),
    roles: ['moderator'],
    options: { group: 'members', waits: { unanswered: true }, begins: true },
  },
  {
    name: 'cases',
    icon: FlagOutlined,
    list: screen(() => import('./cases/case-list'), 'CaseList'),
    show: screen(() => import('./cases/case-show'), 'CaseShow'),
    roles: ['moderator'],
    options: { group: 'members', waits: CASES_TO_DO, begins: true },
  },
  {
    name: 'objections',
    icon: Gavel,
    list: screen(() => import('./cases/objection-list'), 'ObjectionList'),
    show: screen(() => import('./cases/case-show'), 'ObjectionShow'),
    roles: ['moderator'],
    options: { within: 'cases', waits: OBJECTIONS_TO_DO, begins: true },
  },
  {
    name: 'complaints',
    icon: MarkunreadMailboxOutlined,
    list: screen(() => import('./complaints/complaint-list'), 'ComplaintList'),
    show: screen(() => import('./complaints/complaint-show'), 'ComplaintShow'),
    roles: ['moderator', 'finance'],
    options: { group: 'members', waits: { status: COMPLAINTS_TO_DO }, begins: true },
  },
  {
    name: 'payments',
    icon: CreditCard,
    list: screen(() => import('./payments/payment-list'), 'PaymentList'),
    show: screen(() => import('./payments/payment-show'), 'PaymentShow'),
    roles: ['finance'],
    options: { group: 'money', waits: { attention: true } },
  },
  {
    name: 'refunds',
    icon: CurrencyExchange,
    list: screen(() => import('./refunds/refund-list'), 'RefundList'),
    show: screen(() => import('./refunds/refund-show'), 'RefundShow'),
    roles: ['finance'],
    options: { group: 'money', waits: { status: REFUNDS_TO_DO }, begins: true },
  },
  {
    name: 'proposals',
    icon: Handshake,
    list: screen(() => import('./proposals/proposal-list'), 'ProposalList'),
    show: screen(() => import('./proposals/proposal-show'), 'ProposalShow'),
    roles: ['finance'],
    options: { within: 'refunds', waits: { status: PROPOSALS_TO_DO }, begins: true },
  },
  // Whoever proposed it does not have it before them.
  {
    name: 'agreements',
    icon: HowToReg,
    list: screen(() => import('./agreements/agreements-page'), 'AgreementsPage'),
    roles: [],
    options: { within: 'refunds', waits: { to_decide: true }, begins: true },
  },
  {
    name: 'chargebacks',
    icon: AssignmentReturn,
    list: screen(() => import('./chargebacks/chargeback-list'), 'ChargebackList'),
    show: screen(() => import('./chargebacks/chargeback-show'), 'ChargebackShow'),
    roles: ['finance'],
    options: { group: 'money', waits: { status: CHARGEBACKS_TO_DO }, begins: true },
  },
  {
    name: 'direct-debits',
    icon: AccountBalance,
    list: screen(() => import('./debits/debit-list'), 'DebitList'),
    show: screen(() => import('./debits/debit-show'), 'DebitShow'),
    roles: ['finance'],
    options: { group: 'money', waits: { transfer: true } },
  },
  {
    name: 'debit-files',
    icon: UploadFile,
    list: screen(() => import('./debit-files/debit-file-list'), 'DebitFileList'),
    roles: ['finance'],
    options: { within: 'direct-debits' },
  },
  {
    name: 'blocklist',
    icon: Block,
    list: screen(() => import('./blocklist/blocklist'), 'Blocklist'),
    roles: ['finance'],
    options: { within: 'direct-debits' },
  },
  {
    name: 'books',
    icon: BalanceOutlined,
    list: screen(() => import('./books/books-page'), 'BooksPage'),
    roles: ['finance'],
    options: { group: 'money' },
  },
  {
    name: 'receipts',
    icon: ReceiptLong,
    list: screen(() => import('./receipts/receipt-list'), 'ReceiptList'),
    roles: ['finance'],
    options: { within: 'books' },
  },
  {
    name: 'vat',
    icon: Percent,
    list: screen(() => import('./vat/vat-page'), 'VatPage'),
    roles: ['finance'],
    options: { within: 'books' },
  },
  {
    name: 'reconciliations',
    icon: CompareArrows,
    list: screen(() => import('./reconciliations/reconciliation-list'), 'ReconciliationList'),
    show: screen(() => import('./reconciliations/reconciliation-show'), 'ReconciliationShow'),
    roles: ['finance'],
    options: { within: 'books' },
  },
  {
    name: 'attribution',
    icon: Insights,
    list: screen(() => import('./attribution/attribution-page'), 'AttributionPage'),
    roles: ['finance'],
    options: { group: 'promotion' },
  },
  {
    name: 'discounts',
    icon: SellOutlined,
    list: screen(() => import('./discounts/discount-list'), 'DiscountList'),
    create: screen(() => import('./discounts/discount-create'), 'DiscountCreate'),
    edit: screen(() => import('./discounts/discount-edit'), 'DiscountEdit'),
    roles: ['finance'],
    options: { group: 'promotion' },
  },
  {
    name: 'campaigns',
    icon: CampaignOutlined,
    list: screen(() => import('./campaigns/campaign-list'), 'CampaignList'),
    create: screen(() => import('./campaigns/campaign-create'), 'CampaignCreate'),
    edit: screen(() => import('./campaigns/campaign-edit'), 'CampaignEdit'),
    show: screen(() => import('./campaigns/campaign-show'), 'CampaignShow'),
    roles: ['finance'],
    options: { group: 'promotion' },
  },
  {
    name: 'audit',
    icon: FactCheck,
    list: screen(() => import('./audit/audit-list'), 'AuditList'),
    roles: [],
    options: { group: 'site' },
  },
  {
    name: 'staff',
    icon: BadgeOutlined,
    list: screen(() => import('./staff/staff-list'), 'StaffList'),
    create: screen(() => import('./staff/staff-create'), 'StaffCreate'),
    show: screen(() => import('./staff/staff-show'), 'StaffShow'),
    roles: [],
    options: { group: 'site' },
  },
  {
    name: 'settings',
    icon: TuneOutlined,
    list: screen(() => import('./settings/settings-overview'), 'SettingsOverview'),
    edit: screen(() => import('./settings/settings-page'), 'SettingsPage'),
    roles: [],
    options: { group: 'site', places },
  },
  {
    name: 'landing-pages',
    icon: AdsClickOutlined,
    list: screen(() => import('./settings/landing-pages/landing-page-list'), 'LandingPageList'),
    create: screen(() => import('./settings/landing-pages/landing-page-edit'), 'LandingPageCreate'),
    edit: screen(() => import('./settings/landing-pages/landing-page-edit'), 'LandingPageEdit'),
    roles: [],
    options: {},
  },
  {
    name: 'failed-jobs',
    icon: SyncProblem,
    list: screen(() => import('./failed-jobs/failed-jobs'), 'FailedJobs'),
    roles: [],
    options: { group: 'site', waits: {}, begins: true },
  },
  {
    name: 'projections',
    icon: StorageOutlined,
    list: screen(() => import('./projections/projections-page'), 'ProjectionsPage'),
    roles: [],
    options: { within: 'failed-jobs' },
  },
  // Records lead others to theirs; only who has the rest of it has it on the menu.
  {
    name: 'timeline',
    icon: HistoryIcon,
    list: screen(() => import('./timeline/timeline-search'), 'TimelineSearch'),
    show: screen(() => import('./timeline/timeline-page'), 'TimelinePage'),
    roles: ['moderator', 'finance'],
    options: { within: 'failed-jobs' },
  },
];

export const resourcesOf = (role: Role | undefined): ResourceProps[] =>
  SECTIONS.filter(({ roles }) => role === 'admin' || (role && roles.includes(role))).map(
    ({ roles: _, ...resource }) => resource,
  );
