import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { ClearableTexts } from '../clearable-texts.js';
import type { Ground } from '../grounds.js';
import type { ClearableField } from '../profile.events.js';
import { profileOf } from '../profile.js';
import { memberNotFound, textChanged } from '../profiles.errors.js';
import { clearText, putTextBack } from '../restricting.js';

interface Input {
  staffId: string;
  memberId: string;
  field: ClearableField;
  /** What the member is told. */
  reason: string;
  key: string;
}

/** Clears one text, or the name, that others read (ADM-02). @throws member_not_found, text_changed */
export class ClearText extends Command<void> {
  /** `text`: what staff read there and decided about. */
  constructor(readonly input: Input & { text: string; ground: Ground }) {
    super();
  }
}

@CommandHandler(ClearText)
export class ClearTextHandler implements ICommandHandler<ClearText> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly texts: ClearableTexts,
  ) {}

  async execute({ input: { staffId, memberId, field, text, ground, reason, key } }: ClearText): Promise<void> {
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const found = (await this.texts.of(memberId)).find((one) => one.field === field);
    const id = randomUUID();
    const profile = profileOf(memberId);
    const command = { actor: staffActor(staffId), key, request: { clear: memberId, field, text, ground, reason } };
    await this.store.transact({ ...command, writes: [profile] }, (tx) => {
      // A colleague was first, and the member is told once.
      if (tx.state(profile).cleared[field] !== undefined) return {};
      if (found?.text !== text) throw textChanged({});
      clearText(tx, memberId, { ...found, id, ground, reason: sealed });
      return {};
    });
  }
}

/** Puts back what staff cleared, unless the member has written anew. @throws member_not_found */
export class PutTextBack extends Command<void> {
  constructor(readonly input: Input) {
    super();
  }
}

@CommandHandler(PutTextBack)
export class PutTextBackHandler implements ICommandHandler<PutTextBack> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly texts: ClearableTexts,
  ) {}

  async execute({ input: { staffId, memberId, field, reason, key } }: PutTextBack): Promise<void> {
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const cleared = (await this.texts.clearedBy(memberId)).find((one) => one.field === field);
    const command = { actor: staffActor(staffId), key, request: { put_back: memberId, field, reason } };
    await this.store.transact({ ...command, writes: [profileOf(memberId)] }, (tx) => {
      if (cleared) putTextBack(tx, memberId, { ...cleared, reason: sealed });
      return {};
    });
  }
}
