export interface Sms {
  memberId: string;
  /** In international form, such as `+31612345678`. */
  to: string;
  text: string;
  /** Tells this text message from all others, however often it is tried. */
  key: string;
}

/** Sends text messages. Nothing outside an adapter knows who carries them. */
export abstract class SmsSender {
  abstract send(sms: Sms): Promise<void>;
}
