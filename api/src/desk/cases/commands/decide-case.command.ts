import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberSessions } from '../../../members/accounts/index.js';
import { ChatPhotoOutcomes } from '../../../meeting/conversations/index.js';
import { invalidInput, staffActor, Store, Vault } from '../../../kernel/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { caseOf, decideCase, isReported, keyOwner, openCaseOf, requireFitting } from '../case.js';
import { streamsOf, take, undo } from '../measures.js';
import { caseNotFound } from '../cases.errors.js';
import { OPEN_CASE } from './report.command.js';
import type { DecideCaseDto } from '../cases.dto.js';

export class DecideCase extends Command<void> {
  constructor(readonly input: { staffId: string; caseId: string; body: DecideCaseDto; key: string }) {
    super();
  }
}

/**
 * Decision and measures commit together; a revised decision reverses the measures of the one before (PRV-03).
 * @throws another_moderator to whoever made the decision that somebody objects to, unless nobody else could decide
 */
@CommandHandler(DecideCase)
export class DecideCaseHandler implements ICommandHandler<DecideCase> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sessions: MemberSessions,
    private readonly staff: StaffMembers,
    private readonly chatPhotos: ChatPhotoOutcomes,
  ) {}

  async execute({ input: { staffId, caseId, body, key } }: DecideCase): Promise<void> {
    const { decision, measures = [] } = body;
    const reasons = body.statement_of_reasons.trim();
    if (reasons === '') throw invalidInput([{ field: 'statement_of_reasons', code: 'required' }]);
    const ref = caseOf(caseId);
    const state = await this.store.readFresh(ref);
    const { subject, reporter } = state;
    if (!subject) throw caseNotFound({});
    const changing = decision === 'upheld' ? measures : state.measures;
    const told = changing.includes('disable') ? await this.vault.sealIfKnown(subject.member, reasons) : null;
    const restores = subject.kind === 'rejected_chat_photo' && decision === 'dismissed';
    const restoring = restores ? await this.chatPhotos.restoring(subject.photo) : null;
    const about = { caseId, subject, reporter, told, restoring };
    const [statement, alone] = await Promise.all([
      this.vault.seal(keyOwner(caseId), reasons, { missing: caseNotFound }),
      this.staff.isAlone(staffId, 'moderator'),
    ]);
    const streams = { reads: [...(restoring?.reads ?? [])], writes: [ref, ...streamsOf(about, changing)] };
    await this.store.transact({ actor: staffActor(staffId), key, request: { caseId, ...body }, ...streams }, (tx) => {
      requireFitting(tx.state(ref), { decision, measures });
      const taken = measures.filter((measure) => take(tx, measure, about));
      const standing = decision === 'dismissed' ? tx.state(ref).measures : [];
      const undone = standing.filter((measure) => undo(tx, measure, about));
      const verdict = { by: staffId, alone, decision, measures: taken, undone, statement, at: tx.now.toISOString() };
      tx.decide(ref, (state) => decideCase(state, verdict));
      if (reporter !== null && isReported(subject))
        tx.release({ kind: OPEN_CASE, value: openCaseOf(reporter, subject), owner: caseId });
      return {};
    });
    await this.sessions.statusChanged(subject.member);
  }
}
