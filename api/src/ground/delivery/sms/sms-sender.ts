export interface Sms {
  memberId: string;
  /** In international format, for example `+31612345678`. */
  to: string;
  text: string;
  /** Idempotency key: the same on every attempt to send this text message. */
  key: string;
}

/** Sends text messages; only the adapters know through which provider. */
export abstract class SmsSender {
  abstract send(sms: Sms): Promise<void>;
}
