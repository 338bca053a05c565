import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Excerpts, MISSING, type Excerpt, type ExcerptMessage } from '../../../meeting/conversations/index.js';
import { Clock, Instant, invalidInput, Nullable, staffActor, Store, Vault } from '../../../kernel/index.js';
import type { CaseOpened, Subject } from '../case.events.js';
import { caseLogOf } from '../case-log.js';
import { caseOf } from '../case.js';
import type { KeptEvidence } from '../evidence.js';
import { Judges } from '../judges.js';
import { messageNotFound } from '../cases.errors.js';

const CaseMessage = Type.Object({
  version: Type.Integer(),
  by: Type.Enum(['reported', 'reporter']),
  /** Null if it is missing; empty for a gift without a text, and for a photo. */
  body: Nullable(Type.String()),
  /** The gift of the catalogue that it carries (CHT-10). */
  gift: Nullable(Type.String()),
  /** It was a photo, without text; the copy of the reported photo is part of the evidence (CHT-11). */
  photo: Type.Boolean(),
  /** Why the text is missing; `hidden`: older than the history limit. */
  missing: Nullable(Type.Enum(MISSING)),
  sent_at: Instant,
  /** The member of staff who wrote it on behalf of a fictional profile. */
  written_by: Nullable(Type.String()),
  /** It is the reported message, shown as it was then. */
  reported: Type.Boolean(),
});

export const CaseMessages = Type.Object({
  /** In chronological order. */
  messages: Type.Array(CaseMessage),
  more_before: Type.Boolean(),
  more_after: Type.Boolean(),
});
export type CaseMessages = Static<typeof CaseMessages>;

/** Number of messages on each side of the reported one, and per further page. */
const STEP = 5;
/** Milliseconds within which opening the same page again counts as the same view. */
const ONE_LOOK = 15 * 60_000;

export class ViewCaseMessages extends Command<CaseMessages> {
  constructor(
    readonly input: {
      staffId: string;
      caseId: string;
      /** At most one of both: the version to continue from. Neither: the messages around the reported one. */
      page: { before?: number; after?: number };
    },
  ) {
    super();
  }
}

/** The messages around a reported one. The view is recorded before anything is shown (ADM-05). */
@CommandHandler(ViewCaseMessages)
export class ViewCaseMessagesHandler implements ICommandHandler<ViewCaseMessages> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly excerpts: Excerpts,
    private readonly clock: Clock,
    private readonly judges: Judges,
  ) {}

  async execute({ input: { staffId, caseId, page } }: ViewCaseMessages): Promise<CaseMessages> {
    await this.judges.requireSight(caseId, staffId);
    const [opened] = await this.store.history(caseOf(caseId), { limit: 1, types: ['CaseOpened'] });
    const { subject, evidence } = (opened?.data as CaseOpened['data'] | undefined) ?? {};
    if (subject?.kind !== 'message') throw messageNotFound({});
    // The context of a forgotten case cannot be viewed.
    const kept = await this.vault.open(evidence);
    if (kept === null) throw messageNotFound({});
    requireFitting(subject, page);
    const [before, after] = await this.excerptsOf(subject, page);
    const around = page.before === undefined && page.after === undefined;
    const own = around ? [reportedOne(subject, JSON.parse(kept) as KeptEvidence)] : [];
    const view = (message: ExcerptMessage) => toView(message, subject);
    const messages = [...before.messages.map(view), ...own, ...after.messages.map(view)];
    await this.record(staffId, caseId, subject, messages);
    return { messages, more_before: before.more, more_after: after.more };
  }

  private excerptsOf(
    { conversation, version }: About,
    page: ViewCaseMessages['input']['page'],
  ): Promise<[Excerpt, Excerpt]> {
    const { before = page.after ? undefined : version, after = page.before ? undefined : version } = page;
    return Promise.all([
      before === undefined ? NOTHING : this.excerpts.before(conversation, before, STEP),
      after === undefined ? NOTHING : this.excerpts.after(conversation, after, STEP),
    ]);
  }

  private async record(staffId: string, caseId: string, about: About, messages: CaseMessages['messages']) {
    const [oldest, newest] = [messages.at(0), messages.at(-1)];
    if (!oldest || !newest) return;
    const range = { from: oldest.version, to: newest.version };
    const slot = Math.floor(this.clock.now().getTime() / ONE_LOOK);
    const key = `case ${caseId} ${staffId} ${range.from}-${range.to} ${slot}`;
    const log = caseLogOf(caseId);
    await this.store.transact({ actor: staffActor(staffId), key, request: range, writes: [log] }, (tx) => {
      const data = { conversation: about.conversation, ...range, viewedAt: tx.at };
      tx.append(log, { type: 'CaseMessagesViewed', data });
    });
  }
}

type About = Extract<Subject, { kind: 'message' }>;

const NOTHING: Excerpt = { messages: [], more: false };

/** Pages lead outwards from the reported message, so no other part of a conversation can be read. */
function requireFitting({ version }: About, { before, after }: ViewCaseMessages['input']['page']): void {
  const wrong = [
    ...(before !== undefined && (before > version || after !== undefined) ? ['before'] : []),
    ...(after !== undefined && after < version ? ['after'] : []),
  ];
  if (wrong.length > 0) throw invalidInput(wrong.map((field) => ({ field, code: 'invalid' })));
}

const toView = ({ from, sentAt, writtenBy, ...message }: ExcerptMessage, { member }: About) => ({
  ...message,
  by: from === member ? ('reported' as const) : ('reporter' as const),
  sent_at: sentAt,
  written_by: writtenBy,
  reported: false,
});

function reportedOne({ version, photo }: About, { message }: KeptEvidence): CaseMessages['messages'][number] {
  const body = message?.body ?? null;
  const missing = body === null ? ('erased' as const) : null;
  const gift = message?.gift ?? null;
  const told = { by: 'reported' as const, written_by: null, reported: true };
  const shown = { body, gift, photo: photo !== undefined, missing };
  return { version, ...shown, sent_at: message?.sent_at ?? '', ...told };
}
