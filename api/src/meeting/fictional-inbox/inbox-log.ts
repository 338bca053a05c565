import { defineLog } from '../../kernel/domain.js';
import type { InboxConversationViewed } from './inbox-log.events.js';

/** What staff looked at in the inbox, by conversation; the conversations themselves stay as they are. */
export const inboxLog = defineLog<InboxConversationViewed>('inbox', ['InboxConversationViewed']);
export const inboxLogOf = inboxLog.of;
