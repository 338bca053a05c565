import { hash, randomUUID } from 'node:crypto';
import { jobAtWork } from '../../../kernel/index.js';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface Mail {
  /** The same on each attempt; by default that of the job that sends it. */
  id?: string | undefined;
  from: { name: string; address: string };
  to: string;
  /** Where an answer goes, if not to `from`. */
  replyTo?: string | undefined;
  /** The recipient; whatever is stored of the mail is erased with this member. */
  memberId: string;
  /** Another member whom the mail names. */
  about?: string | undefined;
  /** URL for one-click unsubscribing (RFC 8058). */
  unsubscribe?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[] | undefined;
}

/**
 * The Message-ID: the same on each attempt of the sending job and unique otherwise, so that a mail sent again after a
 * worker was killed is recognised.
 */
export function messageIdOf({ id = jobAtWork() ?? randomUUID(), from, to }: Pick<Mail, 'id' | 'from' | 'to'>): string {
  const name = hash('sha256', JSON.stringify([id, to]), 'base64url');
  return `<${name}@${/@([\w.-]+)$/.exec(from.address)?.[1] ?? 'localhost'}>`;
}

/** Headers besides addresses and subject. */
export const headersOf = ({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** The address does not exist or does not accept mail, so a retry is pointless. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Sends mail. Called from jobs only: failures are retried. */
export abstract class Mailer {
  /** @throws AddressRefused */
  abstract send(mail: Mail): Promise<void>;

  /** @returns false: the address was refused */
  async deliver(mail: Mail): Promise<boolean> {
    try {
      await this.send(mail);
      return true;
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      return false;
    }
  }
}
