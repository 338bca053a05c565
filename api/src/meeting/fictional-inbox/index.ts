export { Inbox } from './inbox.js';
