import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArrayMaxSize, ArrayUnique, IsIn, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { memberOf, MemberSessions } from '../../../members/accounts/index.js';
import { ChatPhotoOutcomes } from '../../../meeting/chat-photos/index.js';
import { IsUndefinable, requireText, staffActor, Store, Vault } from '../../../kernel/index.js';
import { claimedByColleague, WorkClaims } from '../../../ground/claims/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { ClearableTexts, type ClearableText, type Cleared } from '../../../members/profiles/index.js';
import { caseOf, decideCase, isReported, keyOwner, openCaseOf, requireFitting } from '../case.js';
import { streamsOf, take, touchesProfile, undo } from '../measures.js';
import { clearedBy, DECISIONS, MEASURES, type Decision, type Measure } from '../report.values.js';
import type { CaseOpened } from '../case.events.js';
import type { KeptEvidence } from '../evidence.js';
import { caseNotFound } from '../cases.errors.js';
import { OPEN_CASE } from './report.command.js';

export class DecideCaseDto {
  @IsIn(DECISIONS)
  decision!: Decision;

  @MaxLength(4_000)
  statement_of_reasons!: string;

  @IsUndefinable()
  @ArrayMaxSize(MEASURES.length)
  @ArrayUnique()
  @IsIn(MEASURES, { each: true })
  @JSONSchema({
    description:
      'What comes of it: the photo or message is taken down, the profile hidden, its name or a text cleared, the member shut out',
  })
  measures?: Measure[];
}

export class DecideCase extends Command<void> {
  constructor(readonly input: { staffId: string; caseId: string; body: DecideCaseDto; key: string }) {
    super();
  }
}

/**
 * Decision and measures commit together; a revised decision reverses the measures of the one before (PRV-03).
 * @throws another_moderator to who has decided about it before, unless nobody else could; objection_claimed;
 *   claimed_by_colleague
 */
@CommandHandler(DecideCase)
export class DecideCaseHandler implements ICommandHandler<DecideCase> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sessions: MemberSessions,
    private readonly staff: StaffMembers,
    private readonly chatPhotos: ChatPhotoOutcomes,
    private readonly claims: WorkClaims,
    private readonly texts: ClearableTexts,
  ) {}

  async execute({ input: { staffId, caseId, body, key } }: DecideCase): Promise<void> {
    const { decision, measures = [] } = body;
    const reasons = requireText('statement_of_reasons', body.statement_of_reasons);
    await this.claims.requireFree('cases', caseId, staffId, claimedByColleague);
    const ref = caseOf(caseId);
    const state = await this.store.readFresh(ref);
    const { subject, reporter } = state;
    if (!subject) throw caseNotFound({});
    const changing = decision === 'upheld' ? measures : state.measures;
    const inTheirWords = changing.some((measure) => measure === 'disable' || touchesProfile(measure));
    const told = inTheirWords ? await this.vault.sealIfKnown(subject.member, reasons) : null;
    const [texts, cleared] = await this.textsOf(caseId, subject.member, { decision, changing });
    const restores = subject.kind === 'rejected_chat_photo' && decision === 'dismissed';
    const restoring = restores ? await this.chatPhotos.restoring(subject.photo) : null;
    const about = { caseId, subject, reporter, told, restoring, texts, cleared };
    const [statement, moderators] = await Promise.all([
      this.vault.seal(keyOwner(caseId), reasons, { missing: caseNotFound }),
      this.staff.idsOf('moderator'),
    ]);
    const reads = [memberOf(subject.member), ...(restoring?.reads ?? [])];
    const streams = { reads, writes: [ref, ...streamsOf(about, changing)] };
    await this.store.transact({ actor: staffActor(staffId), key, request: { caseId, ...body }, ...streams }, (tx) => {
      requireFitting(tx.state(ref), { decision, measures });
      const taken = measures.filter((measure) => take(tx, measure, about));
      const standing = decision === 'dismissed' ? tx.state(ref).measures : [];
      const undone = standing.filter((measure) => undo(tx, measure, about));
      const by = { by: staffId, staff: moderators };
      const verdict = { ...by, decision, measures: taken, undone, statement, at: tx.at };
      tx.decide(ref, (state) => decideCase(state, verdict));
      if (reporter !== null && isReported(subject))
        tx.release({ kind: OPEN_CASE, value: openCaseOf(reporter, subject), owner: caseId });
    });
    await this.sessions.statusChanged(subject.member);
  }

  /** What a decision clears: only what still stands as it was reported. And what one that is revised had cleared. */
  private async textsOf(
    caseId: string,
    memberId: string,
    { decision, changing }: { decision: Decision; changing: readonly Measure[] },
  ): Promise<[ClearableText[], Cleared[]]> {
    if (!changing.some((measure) => clearedBy(measure) !== undefined)) return [[], []];
    if (decision === 'dismissed') return [[], await this.texts.clearedBy(memberId, caseId)];
    const [opened] = await this.store.history(caseOf(caseId), { limit: 1, types: ['CaseOpened', 'NoticeTakenUp'] });
    const evidence = await this.vault.open((opened?.data as CaseOpened['data'] | undefined)?.evidence);
    if (!evidence) return [[], []];
    const { profile } = JSON.parse(evidence) as KeptEvidence;
    const standing = await this.texts.of(memberId);
    return [standing.filter(({ field, text }) => profile[field] === text), []];
  }
}
