import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Excerpts, MISSING, type Excerpt, type ExcerptMessage } from '../../../meeting/conversations/index.js';
import { Clock, Instant, invalidInput, Nullable, staffActor, Store, Vault } from '../../../kernel/index.js';
import type { CaseOpened, Subject } from '../case.events.js';
import { caseLogOf } from '../case-log.js';
import { caseOf } from '../case.js';
import type { KeptEvidence } from '../evidence.js';
import { messageNotFound } from '../cases.errors.js';

const CaseMessage = Type.Object({
  version: Type.Integer(),
  by: Type.Enum(['reported', 'reporter']),
  /** Null where it is missing. */
  body: Nullable(Type.String()),
  /** `hidden`: older than the history limit. */
  missing: Nullable(Type.Enum(MISSING)),
  sent_at: Instant,
  /** Who of the staff wrote it in a fictional sender's name. */
  written_by: Nullable(Type.String()),
  /** It is what was reported: as it was then. */
  reported: Type.Boolean(),
});

export const CaseMessages = Type.Object({
  /** In the order they were written. */
  messages: Type.Array(CaseMessage),
  more_before: Type.Boolean(),
  more_after: Type.Boolean(),
});
export type CaseMessages = Static<typeof CaseMessages>;

/** To each side, and for each step further. */
const STEP = 5;
/** A page that is opened again meanwhile is the same look. */
const ONE_LOOK = 15 * 60_000;

export class ViewCaseMessages extends Command<CaseMessages> {
  constructor(
    readonly input: {
      staffId: string;
      caseId: string;
      /** One of both at most: the version from which to go on; neither: around what was reported. */
      page: { before?: number; after?: number };
    },
  ) {
    super();
  }
}

/** What was written around a reported message. That somebody reads it is recorded before it is shown (ADM-05). */
@CommandHandler(ViewCaseMessages)
export class ViewCaseMessagesHandler implements ICommandHandler<ViewCaseMessages> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly excerpts: Excerpts,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { staffId, caseId, page } }: ViewCaseMessages): Promise<CaseMessages> {
    const [opened] = await this.store.history(caseOf(caseId), { limit: 1, types: ['CaseOpened'] });
    const { subject, evidence } = (opened?.data as CaseOpened['data'] | undefined) ?? {};
    if (subject?.kind !== 'message') throw messageNotFound({});
    // What is forgotten is not looked around in.
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
      const data = { conversation: about.conversation, ...range, viewedAt: tx.now.toISOString() };
      tx.append(log, { type: 'CaseMessagesViewed', data });
      return {};
    });
  }
}

type About = Extract<Subject, { kind: 'message' }>;

const NOTHING: Excerpt = { messages: [], more: false };

/** Outwards, from what was reported: there is no way to read a conversation from another place. */
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
  ...{ sent_at: sentAt, written_by: writtenBy, reported: false },
});

function reportedOne({ version }: About, { message }: KeptEvidence): CaseMessages['messages'][number] {
  const body = message?.body ?? null;
  const missing = body === null ? ('erased' as const) : null;
  const told = { by: 'reported' as const, written_by: null, reported: true };
  return { version, body, missing, sent_at: message?.sent_at ?? '', ...told };
}
