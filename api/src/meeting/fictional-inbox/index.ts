export { FictionalInboxModule } from './fictional-inbox.module.js';
export { Inbox } from './inbox.js';
