import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { invalidInput, staffActor, Store, Vault } from '../../kernel/index.js';
import { caseOf, decideCase, keyOwner, openCaseOf } from '../case.js';
import { caseNotFound } from '../moderation.errors.js';
import { DECISIONS } from '../report.values.js';
import { OPEN_CASE } from './report.command.js';

export const DecideCaseBody = Type.Object(
  { decision: Type.Enum(DECISIONS), statement_of_reasons: Type.String({ maxLength: 4_000 }) },
  { additionalProperties: false },
);
export type DecideCaseBody = Static<typeof DecideCaseBody>;

export class DecideCase extends Command<void> {
  constructor(
    readonly staffId: string,
    readonly caseId: string,
    readonly input: DecideCaseBody,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(DecideCase)
export class DecideCaseHandler implements ICommandHandler<DecideCase> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ staffId, caseId, input, key }: DecideCase): Promise<void> {
    const reasons = input.statement_of_reasons.trim();
    if (reasons === '') throw invalidInput([{ field: 'statement_of_reasons', code: 'required' }]);
    const ref = caseOf(caseId);
    // A key is made for cases alone, not for every id that someone tries.
    if ((await this.store.readFresh(ref)).status === 'none') throw caseNotFound({});
    const statement = await this.vault.seal(keyOwner(caseId), reasons);
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { caseId, ...input }, writes: [ref] },
      (tx) => {
        const { reporter, subject } = tx.state(ref);
        tx.decide(ref, (state) =>
          decideCase(state, { by: staffId, decision: input.decision, statement, at: tx.now.toISOString() }),
        );
        if (subject) tx.release({ kind: OPEN_CASE, value: openCaseOf(reporter, subject), owner: caseId });
        return {};
      },
    );
  }
}
