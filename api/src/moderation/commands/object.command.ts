import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, invalidInput, Store, Vault } from '../../kernel/index.js';
import { caseOf, isAgainst, keyOwner, objectTo } from '../case.js';
import { decisionNotFound } from '../moderation.errors.js';

export const ObjectionBody = Type.Object({ text: Type.String({ maxLength: 2_000 }) }, { additionalProperties: false });
export type ObjectionBody = Static<typeof ObjectionBody>;

export class ObjectToDecision extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly caseId: string,
    readonly input: ObjectionBody,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(ObjectToDecision)
export class ObjectToDecisionHandler implements ICommandHandler<ObjectToDecision> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId, caseId, input, key }: ObjectToDecision): Promise<void> {
    const text = input.text.trim();
    if (text === '') throw invalidInput([{ field: 'text', code: 'required' }]);
    const ref = caseOf(caseId);
    // A key is made for one's own cases alone, not for every id that someone tries.
    if (!isAgainst(await this.store.readFresh(ref), memberId, this.clock.now())) throw decisionNotFound({});
    const sealed = await this.vault.seal(keyOwner(caseId), text);
    const command = { actor: memberId, key, request: { caseId, text }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => objectTo(state, { by: memberId, text: sealed, at: tx.now.toISOString() }));
      return {};
    });
  }
}
