import { column, tableOf, type RowOf, type Sealed } from '../../../kernel/index.js';

/** A browser's push subscription, one per login. */
export const PushSubscription = tableOf('notifications', 'push_subscriptions', {
  sessionId: column.uuid({ primary: true }),
  memberId: column.uuid(),
  /** Keyed hash of the push endpoint: a browser belongs to the member who logged in there last. */
  endpointHash: column.text(),
  subscription: column.text<Sealed>(),
  subscribedAt: column.timestamptz(),
});
export type PushSubscription = RowOf<typeof PushSubscription>;
