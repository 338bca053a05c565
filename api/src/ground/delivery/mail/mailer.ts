import { createHash, randomUUID } from 'node:crypto';
import { jobAtWork } from '../../../kernel/index.js';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Mail {
  from: { name: string; address: string };
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
  attachments?: Attachment[] | undefined;
}

/**
 * The same for each try of the job that sends it, another for any other mail: its Message-ID, and what it is known by
 * when it comes again after a worker was killed.
 */
export function messageIdOf({ from, to }: Pick<Mail, 'from' | 'to'>): string {
  const name = createHash('sha256')
    .update(JSON.stringify([jobAtWork() ?? randomUUID(), to]))
    .digest('base64url');
  return `<${name}@${/@([\w.-]+)$/.exec(from.address)?.[1] ?? 'localhost'}>`;
}

/** What is told to mail programs beside addresses and subject. */
export const headersOf = ({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** The address does not exist or takes no mail: trying again is of no use. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Where mail goes out. Called from jobs only: a failure is tried again later. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
