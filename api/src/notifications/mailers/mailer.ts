export interface Mail {
  to: string;
  /** Whose mail it is: what is kept of it goes with them. */
  memberId: string;
  subject: string;
  text: string;
  html: string;
}

/** Where mail goes out. Called from jobs only: a failure is tried again later. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
