import { Injectable } from '@nestjs/common';
import { isLocale, Settings, type Locale } from '../../ground/settings/index.js';
import { Database, Store, SYSTEM, Vault, type RecordedEvent } from '../../kernel/index.js';
import type { ComplaintAnswered, ComplaintFile, ComplaintMade } from './complaint.events.js';
import { complaintOf, refuseMail } from './complaint.js';
import { ComplaintFiles } from './complaint-files.js';

/** Whom answers go to, and from where. */
export interface Complainant {
  number: string;
  memberId: string | null;
  /** Null: they left none. */
  email: string | null;
  language: Locale;
  /** Host of the site they complained on. */
  site: string;
  answerBy: string;
}

/** A file that a member sent with a complaint. */
interface OwnComplaintFile {
  complaintId: string;
  /** Undefined: the one that came with the complaint itself. */
  fileId?: string;
  /** `VK7F-3QXM.pdf`, `VK7F-3QXM-2.webp`. */
  name: string;
}

/** The complaint and how many replies are looked through for files: more than anybody writes. */
const MOST_WITH_FILES = 501;

/** What other contexts may ask about complaints. */
@Injectable()
export class Complaints {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly files: ComplaintFiles,
  ) {}

  /** Undefined if there is none, or it is forgotten. */
  async find(complaintId: string): Promise<Complainant | undefined> {
    const made = await this.made(complaintId);
    if (!made) return undefined;
    const { number, language, site, answerBy } = made;
    const [email, row] = await Promise.all([
      this.vault.open(made.email),
      // Not as it was made: whoever is erased since is not named again.
      this.database.one<{ member_id: string | null }>('SELECT member_id FROM read.complaints WHERE complaint_id = $1', [
        complaintId,
      ]),
    ]);
    const memberId = row?.member_id ?? null;
    const locale = isLocale(language) ? language : this.settings.at(site).defaultLocale;
    return { number, memberId, email, language: locale, site, answerBy };
  }

  /** The text of an answer, by the version of its event; null once it is forgotten. */
  async answer(complaintId: string, version: number): Promise<string | null> {
    const page = { before: version + 1, limit: 1, types: ['ComplaintAnswered' as const] };
    const [found] = await this.store.history(complaintOf(complaintId), page);
    const answered = found as RecordedEvent<ComplaintAnswered> | undefined;
    return answered?.version === version ? this.vault.open(answered.data.text) : null;
  }

  /** Says that the person's address takes no mail. */
  async refused(complaintId: string, key: string): Promise<void> {
    const ref = complaintOf(complaintId);
    const command = { actor: SYSTEM, key: `refused ${key}`, request: { complaintId }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => refuseMail(state, tx.at));
    });
  }

  /** The file that came with it, or one that was attached to a reply; undefined if there is none. */
  async file(
    complaintId: string,
    fileId?: string,
  ): Promise<{ bytes: Buffer; kind: ComplaintFile['kind'] } | undefined> {
    const file =
      fileId === undefined
        ? (await this.made(complaintId))?.file
        : (await this.sent(complaintId)).attached.find(({ id }) => id === fileId);
    const bytes = file && (await this.files.read(file));
    return file && bytes ? { bytes, kind: file.kind } : undefined;
  }

  async filesOf(memberId: string): Promise<OwnComplaintFile[]> {
    const rows = await this.database.query<{ complaint_id: string; number: string }>(
      'SELECT complaint_id, number FROM read.complaints WHERE member_id = $1 ORDER BY made_at',
      [memberId],
    );
    const all = await Promise.all(
      rows.map(async ({ complaint_id: complaintId, number }) => {
        const { first, attached } = await this.sent(complaintId);
        return [
          ...(first ? [{ complaintId, name: `${number}.${first.kind}` }] : []),
          ...attached.map(({ id: fileId, kind }, i) => ({ complaintId, fileId, name: `${number}-${i + 2}.${kind}` })),
        ];
      }),
    );
    return all.flat();
  }

  /** The file that came with it, and what was kept of mailed replies, the oldest first. */
  private async sent(complaintId: string): Promise<{ first: ComplaintFile | null; attached: ComplaintFile[] }> {
    const events = await this.store.following(complaintOf(complaintId), {
      after: 0,
      limit: MOST_WITH_FILES,
      types: ['ComplaintMade', 'ComplaintReplied'],
    });
    const [first] = events.flatMap(({ type, data }) => (type === 'ComplaintMade' ? [data.file] : []));
    const attached = events.flatMap(({ type, data }) => (type === 'ComplaintReplied' && data.files) || []);
    return { first: first ?? null, attached };
  }

  private async made(complaintId: string): Promise<ComplaintMade['data'] | undefined> {
    const ref = complaintOf(complaintId);
    const { status } = await this.store.readFresh(ref);
    if (status === 'none' || status === 'forgotten') return undefined;
    const [first] = await this.store.history(ref, { limit: 1, types: ['ComplaintMade'] });
    return first?.data as ComplaintMade['data'] | undefined;
  }
}
