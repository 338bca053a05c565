import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import type { Ground } from '../grounds.js';
import { profileOf } from '../profile.js';
import { memberNotFound } from '../profiles.errors.js';
import { hideProfile, showProfileAgain } from '../restricting.js';

interface Input {
  staffId: string;
  memberId: string;
  /** What the member is told. */
  reason: string;
  key: string;
}

/** Shows a profile to nobody else, and leaves the account as it is (ADM-02). @throws member_not_found */
export class HideProfile extends Command<void> {
  constructor(readonly input: Input & { ground: Ground }) {
    super();
  }
}

@CommandHandler(HideProfile)
export class HideProfileHandler implements ICommandHandler<HideProfile> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, memberId, ground, reason, key } }: HideProfile): Promise<void> {
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const id = randomUUID();
    const command = { actor: staffActor(staffId), key, request: { hide: memberId, ground, reason } };
    await this.store.transact({ ...command, writes: [profileOf(memberId)] }, (tx) => {
      hideProfile(tx, memberId, { id, ground, reason: sealed });
      return {};
    });
  }
}

/** @throws member_not_found */
export class ShowProfileAgain extends Command<void> {
  constructor(readonly input: Input) {
    super();
  }
}

@CommandHandler(ShowProfileAgain)
export class ShowProfileAgainHandler implements ICommandHandler<ShowProfileAgain> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, memberId, reason, key } }: ShowProfileAgain): Promise<void> {
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const command = { actor: staffActor(staffId), key, request: { show: memberId, reason } };
    await this.store.transact({ ...command, writes: [profileOf(memberId)] }, (tx) => {
      showProfileAgain(tx, memberId, { reason: sealed });
      return {};
    });
  }
}
