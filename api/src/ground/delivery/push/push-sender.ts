/** A push subscription as the browser provides it. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What the service worker displays, in the member's language, worded on the server. */
export interface PushPayload {
  title: string;
  body: string;
  /** The path to open on click. */
  path: string;
  /** A newer notification with the same tag replaces the older one. */
  tag: string;
  /** The number on the installed app's badge. */
  badge: number;
}

export interface Push {
  memberId: string;
  /** The other member whom it names. */
  about: string;
  subscription: Subscription;
  payload: PushPayload;
  urgent: boolean;
}

/** The browser no longer accepts pushes (NTF-03). */
export class SubscriptionGone extends Error {
  override name = 'SubscriptionGone';
}

/** Sends push notifications. Called from jobs only: failures are retried. */
export abstract class PushSender {
  abstract send(push: Push): Promise<void>;
}
