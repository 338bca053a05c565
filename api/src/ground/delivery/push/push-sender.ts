/** As a browser gives it, for one push service. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What the service worker shows; the member's own words, chosen on the server. */
export interface PushPayload {
  title: string;
  body: string;
  /** Where a press leads. */
  path: string;
  /** A newer notification with the same tag takes the place of the older one. */
  tag: string;
  /** For the badge of the installed app. */
  badge: number;
}

export interface Push {
  memberId: string;
  /** The other member that it names. */
  about: string;
  subscription: Subscription;
  payload: PushPayload;
  urgent: boolean;
}

/** The browser does not take pushes any more (NTF-03). */
export class SubscriptionGone extends Error {
  override name = 'SubscriptionGone';
}

/** Where notifications go out. Called from jobs only: a failure is tried again later. */
export abstract class PushSender {
  abstract send(push: Push): Promise<void>;
}
