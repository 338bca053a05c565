import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, invalidInput, staffActor, Store, Vault } from '../../../kernel/index.js';
import { caseOf, isAgainst, keyOwner, objectTo } from '../case.js';
import { decisionNotFound } from '../cases.errors.js';
import type { ObjectionDto } from '../cases.dto.js';

export class ObjectToDecision extends Command<void> {
  constructor(
    readonly input: {
      /** Staff if the objection came by mail: a disabled member cannot object on the site. */
      by: { memberId: string } | { staffId: string };
      caseId: string;
      body: ObjectionDto;
      key: string;
    },
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

  async execute({ input: { by, caseId, body, key } }: ObjectToDecision): Promise<void> {
    const text = body.text.trim();
    if (text === '') throw invalidInput([{ field: 'text', code: 'required' }]);
    const ref = caseOf(caseId);
    const state = await this.store.readFresh(ref);
    const member = 'memberId' in by ? by.memberId : state.subject?.member;
    if (!member || !isAgainst(state, member, this.clock.now())) throw decisionNotFound({});
    const actor = 'memberId' in by ? member : staffActor(by.staffId);
    const sealed = await this.vault.seal(keyOwner(caseId), text, { missing: decisionNotFound });
    const command = { actor, key, request: { caseId, text }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => objectTo(state, { by: member, text: sealed, at: tx.now.toISOString() }));
      return {};
    });
  }
}
