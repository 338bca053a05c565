import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import { Clock, IsUndefinable, Store, staffActor, Vault } from '../../../kernel/index.js';
import { LinkDto } from '../../../members/accounts/index.js';
import { caseOf, contest, keyOwner, objectTo, sideAgainst } from '../case.js';
import { decisionNotFound } from '../cases.errors.js';
import { Contestables } from '../contestables.js';

/** What a member says to a decision; they need not say anything. */
export class ObjectionDto {
  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;
}

/** The same without logging in, with the token of the mailed link. */
export class MailedLinkObjectionDto extends LinkDto {
  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;
}

/** What staff copy from a mail. */
export class MailedObjectionDto {
  @MaxLength(2_000)
  text!: string;
}

export class ObjectToDecision extends Command<void> {
  constructor(
    readonly input: {
      /** Staff if the objection came by mail. */
      by: { memberId: string } | { staffId: string };
      /** A case, or the decision that one is opened about. */
      decisionId: string;
      text: string | undefined;
      key: string;
    },
  ) {
    super();
  }
}

/** Opens the case of a decision once more, or a case of its own where no report led to it (PRV-03). */
@CommandHandler(ObjectToDecision)
export class ObjectToDecisionHandler implements ICommandHandler<ObjectToDecision> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly contestables: Contestables,
  ) {}

  async execute({ input }: ObjectToDecision): Promise<void> {
    const { by, decisionId, key } = input;
    const text = input.text?.trim() || null;
    const state = await this.store.readFresh(caseOf(decisionId));
    const member = 'memberId' in by ? by.memberId : state.subject?.member;
    if (!member) throw decisionNotFound({});
    const actor = 'memberId' in by ? member : staffActor(by.staffId);
    const command = { actor, key, request: { decisionId, text } };
    if (state.status === 'none') return this.contest(member, decisionId, text, command);
    if (!sideAgainst(state, member, this.clock.now())) throw decisionNotFound({});
    const ref = caseOf(decisionId);
    const sealed = await this.sealed(decisionId, text);
    await this.store.transact({ ...command, writes: [ref] }, (tx) => {
      tx.decide(ref, (state) => objectTo(state, { by: member, text: sealed, at: tx.at }));
    });
  }

  private async contest(
    memberId: string,
    id: string,
    text: string | null,
    command: { actor: string; key: string; request: object },
  ): Promise<void> {
    const found = (await this.contestables.of(memberId)).find((one) => one.id === id);
    if (!found || found.closed) throw decisionNotFound({});
    const { subject, rejection, decidedBy, decidedAt } = found;
    await this.vault.createKey(keyOwner(id));
    const sealed = await this.sealed(id, text);
    const ref = caseOf(id);
    await this.store.transact({ ...command, writes: [ref] }, (tx) => {
      tx.decide(ref, (state) => contest(state, { subject, rejection, decidedBy, decidedAt, text: sealed, at: tx.at }));
    });
  }

  private async sealed(caseId: string, text: string | null) {
    return text === null ? null : this.vault.seal(keyOwner(caseId), text, { missing: decisionNotFound });
  }
}
