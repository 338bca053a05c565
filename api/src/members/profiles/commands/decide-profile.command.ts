import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault, type Sealed, type Transaction } from '../../../kernel/index.js';
import { memberOf } from '../../accounts/index.js';
import { ClearableTexts } from '../clearable-texts.js';
import type { Ground } from '../grounds.js';
import type { ClearableField } from '../profile.events.js';
import { markFictional, profileOf, unmarkFictional } from '../profile.js';
import { memberNotFound, textChanged } from '../profiles.errors.js';
import { clearText, hideProfile, putTextBack, showProfileAgain } from '../restricting.js';

interface Decision {
  staffId: string;
  memberId: string;
  /** What the member is told; of a fictional label: for colleagues. */
  reason: string;
  key: string;
}

class DecideProfile<T = object> extends Command<void> {
  constructor(readonly input: Decision & T) {
    super();
  }
}
/** Shows a profile to nobody else, and leaves the account as it is. */
export class HideProfile extends DecideProfile<{ ground: Ground }> {}
export class ShowProfileAgain extends DecideProfile {}
/** Clears one text, or the name, that others read; `text`: what staff read there and decided about. */
export class ClearText extends DecideProfile<{ field: ClearableField; text: string; ground: Ground }> {}
/** Puts back what staff cleared, unless the member has written anew. */
export class PutTextBack extends DecideProfile<{ field: ClearableField }> {}
export class MarkFictional extends DecideProfile {}
export class UnmarkFictional extends DecideProfile {}

/** What staff decide about a profile is written one way (ADM-02, PRO-04). */
@Injectable()
export class ProfileDecisions {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  /** @throws member_not_found, and what the rule throws */
  async write(
    { staffId, memberId, reason, key }: Decision,
    asked: object,
    decide: (tx: Transaction, reason: Sealed) => void,
  ): Promise<void> {
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const streams = { reads: [memberOf(memberId)], writes: [profileOf(memberId)] };
    await this.store.transact({ actor: staffActor(staffId), key, request: { ...asked, reason }, ...streams }, (tx) => {
      decide(tx, sealed);
    });
  }
}

@CommandHandler(HideProfile)
export class HideProfileHandler implements ICommandHandler<HideProfile> {
  constructor(private readonly decisions: ProfileDecisions) {}

  execute({ input: { ground, ...decision } }: HideProfile): Promise<void> {
    const { memberId } = decision;
    const id = randomUUID();
    return this.decisions.write(decision, { hide: memberId, ground }, (tx, reason) =>
      hideProfile(tx, memberId, { id, ground, reason }),
    );
  }
}

@CommandHandler(ShowProfileAgain)
export class ShowProfileAgainHandler implements ICommandHandler<ShowProfileAgain> {
  constructor(private readonly decisions: ProfileDecisions) {}

  execute({ input }: ShowProfileAgain): Promise<void> {
    const { memberId } = input;
    return this.decisions.write(input, { show: memberId }, (tx, reason) => showProfileAgain(tx, memberId, { reason }));
  }
}

@CommandHandler(ClearText)
export class ClearTextHandler implements ICommandHandler<ClearText> {
  constructor(
    private readonly decisions: ProfileDecisions,
    private readonly texts: ClearableTexts,
  ) {}

  async execute({ input: { field, text, ground, ...decision } }: ClearText): Promise<void> {
    const { memberId } = decision;
    const found = (await this.texts.of(memberId)).find((one) => one.field === field);
    const id = randomUUID();
    await this.decisions.write(decision, { clear: memberId, field, text, ground }, (tx, reason) => {
      // A colleague was first, and the member is told once.
      if (tx.state(profileOf(memberId)).cleared[field] !== undefined) return;
      if (found?.text !== text) throw textChanged({});
      clearText(tx, memberId, { ...found, id, ground, reason });
    });
  }
}

@CommandHandler(PutTextBack)
export class PutTextBackHandler implements ICommandHandler<PutTextBack> {
  constructor(
    private readonly decisions: ProfileDecisions,
    private readonly texts: ClearableTexts,
  ) {}

  async execute({ input: { field, ...decision } }: PutTextBack): Promise<void> {
    const { memberId } = decision;
    const cleared = (await this.texts.clearedBy(memberId)).find((one) => one.field === field);
    await this.decisions.write(decision, { put_back: memberId, field }, (tx, reason) => {
      if (cleared) putTextBack(tx, memberId, { ...cleared, reason });
    });
  }
}

@CommandHandler(MarkFictional)
export class MarkFictionalHandler implements ICommandHandler<MarkFictional> {
  constructor(private readonly decisions: ProfileDecisions) {}

  execute({ input }: MarkFictional): Promise<void> {
    const { memberId } = input;
    return this.decisions.write(input, { fictional: memberId }, (tx, reason) => {
      const { signedUpAt, confirmedAt } = tx.state(memberOf(memberId));
      const account = signedUpAt === null ? {} : { signedUpAt, confirmedAt };
      tx.decide(profileOf(memberId), (state) => markFictional(state, { reason, now: tx.now, account }));
    });
  }
}

@CommandHandler(UnmarkFictional)
export class UnmarkFictionalHandler implements ICommandHandler<UnmarkFictional> {
  constructor(private readonly decisions: ProfileDecisions) {}

  execute({ input }: UnmarkFictional): Promise<void> {
    const { memberId } = input;
    return this.decisions.write(input, { not_fictional: memberId }, (tx, reason) => {
      tx.decide(profileOf(memberId), (state) => unmarkFictional(state, { reason, now: tx.now }));
    });
  }
}
