import type { Type } from '@nestjs/common';
import { accountsContext, AccountsModule } from './accounts/accounts.module.js';
import { authenticationContext } from './authentication/authentication.module.js';
import { blocklistContext, BlocklistModule } from './blocklist/blocklist.module.js';
import { campaignsContext, CampaignsModule } from './campaigns/campaigns.module.js';
import { conversationsContext, ConversationsModule } from './conversations/conversations.module.js';
import { creditsContext, CreditsModule } from './credits/credits.module.js';
import { debitsContext, DebitsModule } from './debits/debits.module.js';
import { discountsContext, DiscountsModule } from './discounts/discounts.module.js';
import { discoveryContext, DiscoveryModule } from './discovery/discovery.module.js';
import { exportsContext, ExportsModule } from './exports/exports.module.js';
import type { Context } from './kernel/index.js';
import { likesContext, LikesModule } from './likes/likes.module.js';
import { moderationContext, ModerationModule } from './moderation/moderation.module.js';
import { notificationsContext, NotificationsModule } from './notifications/notifications.module.js';
import { paymentsContext, PaymentsModule } from './payments/payments.module.js';
import { photosContext, PhotosModule } from './photos/photos.module.js';
import { placesContext, PlacesModule } from './places/places.module.js';
import { privacyContext, PrivacyModule } from './privacy/privacy.module.js';
import { profilesContext, ProfilesModule } from './profiles/profiles.module.js';
import { receiptsContext, ReceiptsModule } from './receipts/receipts.module.js';
import { reconciliationContext, ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { recordsContext, RecordsModule } from './records/records.module.js';
import { refundsContext, RefundsModule } from './refunds/refunds.module.js';
import { relationsContext, RelationsModule } from './relations/relations.module.js';
import { settingsContext, SettingsModule } from './settings/settings.module.js';
import { smsContext, SmsModule } from './sms/sms.module.js';
import { staffContext, StaffModule } from './staff/staff.module.js';
import { userContext, UserModule } from './user/user.module.js';

/** Every context, once: what it brings to the kernel … */
export const contexts: Context[] = [
  accountsContext,
  authenticationContext,
  blocklistContext,
  campaignsContext,
  conversationsContext,
  creditsContext,
  debitsContext,
  discountsContext,
  discoveryContext,
  exportsContext,
  likesContext,
  moderationContext,
  notificationsContext,
  paymentsContext,
  photosContext,
  placesContext,
  privacyContext,
  profilesContext,
  receiptsContext,
  reconciliationContext,
  recordsContext,
  refundsContext,
  relationsContext,
  settingsContext,
  smsContext,
  staffContext,
  userContext,
];

/** … and its routes and handlers. */
export const modules: Type[] = [
  AccountsModule,
  BlocklistModule,
  CampaignsModule,
  ConversationsModule,
  CreditsModule,
  DebitsModule,
  DiscountsModule,
  DiscoveryModule,
  ExportsModule,
  LikesModule,
  ModerationModule,
  NotificationsModule,
  PaymentsModule,
  PhotosModule,
  PlacesModule,
  PrivacyModule,
  ProfilesModule,
  ReceiptsModule,
  ReconciliationModule,
  RecordsModule,
  RefundsModule,
  RelationsModule,
  SettingsModule,
  SmsModule,
  StaffModule,
  UserModule,
];
