export interface Mail {
  to: string;
  /** Whose mail it is: what is kept of it goes with them. */
  memberId: string;
  /** Another member that it names. */
  about?: string | undefined;
  /** Where a mail program unsubscribes in one click (RFC 8058). */
  unsubscribe?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** The address does not exist or takes no mail: trying again is of no use. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Where mail goes out. Called from jobs only: a failure is tried again later. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
