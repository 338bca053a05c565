import type { Type } from '@nestjs/common';
import { AccountsModule } from '../members/accounts/accounts.module.js';
import { AuthenticationModule } from '../ground/authentication/authentication.module.js';
import { PaymentBansModule } from '../money/payment-bans/payment-bans.module.js';
import { BookkeepingModule } from '../money/bookkeeping/bookkeeping.module.js';
import { CampaignsModule } from '../desk/campaigns/campaigns.module.js';
import { ConversationsModule } from '../meeting/conversations/conversations.module.js';
import { ChatPhotosModule } from '../meeting/chat-photos/chat-photos.module.js';
import { FictionalInboxModule } from '../meeting/fictional-inbox/fictional-inbox.module.js';
import { CreditsModule } from '../money/credits/credits.module.js';
import { DirectDebitModule } from '../money/direct-debit/direct-debit.module.js';
import { DiscountsModule } from '../money/discounts/discounts.module.js';
import { DiscoveryModule } from '../meeting/discovery/discovery.module.js';
import { ListsModule } from '../ground/lists/lists.module.js';
import { DashboardModule } from '../desk/dashboard/dashboard.module.js';
import { contextOf, type Context } from '../kernel/index.js';
import { LandersModule } from '../meeting/landers/landers.module.js';
import { LikesModule } from '../meeting/likes/likes.module.js';
import { FindModule } from '../desk/find/find.module.js';
import { CasesModule } from '../desk/cases/cases.module.js';
import { ComplaintsModule } from '../desk/complaints/complaints.module.js';
import { MemberDeskModule } from '../desk/member-desk/member-desk.module.js';
import { DevInboxModule } from '../desk/dev-inbox/dev-inbox.module.js';
import { IncomingMailModule } from '../desk/incoming-mail/incoming-mail.module.js';
import { NotificationsModule } from '../desk/notifications/notifications.module.js';
import { PaymentsModule } from '../money/payments/payments.module.js';
import { PhotosModule } from '../members/photos/photos.module.js';
import { PlacesModule } from '../ground/places/places.module.js';
import { PrivacyModule } from '../desk/privacy/privacy.module.js';
import { ProfilesModule } from '../members/profiles/profiles.module.js';
import { ReceiptsModule } from '../money/receipts/receipts.module.js';
import { ReconciliationModule } from '../money/reconciliation/reconciliation.module.js';
import { StatementsModule } from '../money/statements/statements.module.js';
import { AutoLikeModule } from '../meeting/auto-like/auto-like.module.js';
import { AttributionModule } from '../desk/attribution/attribution.module.js';
import { AuditModule } from '../desk/audit/audit.module.js';
import { ChargebacksModule } from '../money/chargebacks/chargebacks.module.js';
import { ProposalsModule } from '../money/proposals/proposals.module.js';
import { RefundsModule } from '../money/refunds/refunds.module.js';
import { BlocksModule } from '../meeting/blocks/blocks.module.js';
import { SandboxModule } from '../money/payments/sandbox/sandbox.module.js';
import { SettingsModule } from '../ground/settings/settings.module.js';
import { DeliveryModule } from '../ground/delivery/delivery.module.js';
import { CataloguesModule } from '../ground/catalogues/catalogues.module.js';
import { ClaimsModule } from '../ground/claims/claims.module.js';
import { StaffModule } from '../ground/staff/staff.module.js';
import { SwipeGameModule } from '../meeting/swipe-game/swipe-game.module.js';
import { OwnAccountModule } from '../meeting/own-account/own-account.module.js';
import { SignUpModule } from '../meeting/sign-up/sign-up.module.js';

/** All contexts as Nest modules: their routes and handlers. */
export const modules: Type[] = [
  AccountsModule,
  AuthenticationModule,
  PaymentBansModule,
  CampaignsModule,
  ConversationsModule,
  ChatPhotosModule,
  FictionalInboxModule,
  DashboardModule,
  CreditsModule,
  DirectDebitModule,
  DiscountsModule,
  DiscoveryModule,
  ListsModule,
  LandersModule,
  LikesModule,
  MemberDeskModule,
  CasesModule,
  FindModule,
  ComplaintsModule,
  NotificationsModule,
  IncomingMailModule,
  DevInboxModule,
  PaymentsModule,
  PhotosModule,
  PlacesModule,
  PrivacyModule,
  ProfilesModule,
  ReceiptsModule,
  ReconciliationModule,
  AttributionModule,
  AutoLikeModule,
  AuditModule,
  RefundsModule,
  ProposalsModule,
  ChargebacksModule,
  BlocksModule,
  SandboxModule,
  SettingsModule,
  DeliveryModule,
  StaffModule,
  CataloguesModule,
  ClaimsModule,
  StatementsModule,
  BookkeepingModule,
  SwipeGameModule,
  OwnAccountModule,
  SignUpModule,
];

/** The same contexts as the kernel sees them: streams, projections, policies, jobs. */
export const contexts: readonly Context[] = modules.map(contextOf);
