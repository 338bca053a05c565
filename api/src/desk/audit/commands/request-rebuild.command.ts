import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsReason, Projections, staffActor, Store } from '../../../kernel/index.js';
import { rebuildsOf, requestRebuild } from '../read-model.js';
import { readModelNotFound } from '../audit.errors.js';

export class RebuildDto {
  @IsReason('For colleagues')
  reason!: string;
}

export class RequestRebuild extends Command<void> {
  constructor(readonly input: { staffId: string; name: string; reason: string; key: string }) {
    super();
  }
}

@CommandHandler(RequestRebuild)
export class RequestRebuildHandler implements ICommandHandler<RequestRebuild> {
  constructor(
    private readonly store: Store,
    private readonly projections: Projections,
  ) {}

  async execute({ input: { staffId, name, reason, key } }: RequestRebuild): Promise<void> {
    if (!this.projections.definitions.some(({ table }) => table === name)) throw readModelNotFound({});
    const ref = rebuildsOf(name);
    const command = { actor: staffActor(staffId), key, request: { rebuild: name, reason }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => requestRebuild(state, { reason, at: tx.now }));
    });
  }
}
