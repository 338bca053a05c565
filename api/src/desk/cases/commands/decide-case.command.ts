import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberSessions } from '../../../members/accounts/index.js';
import { invalidInput, staffActor, Store, Vault } from '../../../kernel/index.js';
import { caseOf, decideCase, keyOwner, openCaseOf, requireFitting } from '../case.js';
import { streamsOf, take, undo } from '../measures.js';
import { caseNotFound } from '../cases.errors.js';
import { OPEN_CASE } from './report.command.js';
import type { DecideCaseDto } from '../cases.dto.js';

export class DecideCase extends Command<void> {
  constructor(readonly input: { staffId: string; caseId: string; body: DecideCaseDto; key: string }) {
    super();
  }
}

/** Decision and measures commit together; a revised decision reverses the measures of the first one (PRV-03). */
@CommandHandler(DecideCase)
export class DecideCaseHandler implements ICommandHandler<DecideCase> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sessions: MemberSessions,
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
    const about = { caseId, subject, reporter, told };
    const streams = streamsOf(subject, changing);
    const statement = await this.vault.seal(keyOwner(caseId), reasons, { missing: caseNotFound });
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { caseId, ...body }, writes: [ref, ...streams] },
      (tx) => {
        requireFitting(tx.state(ref), { decision, measures });
        const taken = measures.filter((measure) => take(tx, measure, about));
        const standing = decision === 'dismissed' ? tx.state(ref).measures : [];
        const undone = standing.filter((measure) => undo(tx, measure, about));
        const verdict = { by: staffId, decision, measures: taken, undone, statement, at: tx.now.toISOString() };
        tx.decide(ref, (state) => decideCase(state, verdict));
        tx.release({ kind: OPEN_CASE, value: openCaseOf(reporter, subject), owner: caseId });
        return {};
      },
    );
    await this.sessions.statusChanged(subject.member);
  }
}
