import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsId, Store } from '../../../kernel/index.js';
import { sourceOf, TrackingDto } from '../../../meeting/sign-up/index.js';
import { Days } from '../days.js';
import { recordVisit, visitOf } from '../visit.js';

export class VisitDto extends TrackingDto {
  /** Made by the browser for each tab's session. */
  @IsId()
  id!: string;
}

/** `country`: of the visitor's network, null if unknown. */
export class RecordVisit extends Command<void> {
  constructor(readonly input: { body: VisitDto; country: string | null }) {
    super();
  }
}

@CommandHandler(RecordVisit)
export class RecordVisitHandler implements ICommandHandler<RecordVisit> {
  constructor(
    private readonly store: Store,
    private readonly days: Days,
  ) {}

  async execute({ input: { body, country } }: RecordVisit): Promise<void> {
    const { id, ...told } = body;
    const visit = visitOf(id);
    // Its id is all of the request: a page that tells more when it tells it again is no other visit.
    const command = { actor: 'visitor', key: `visit ${id}`, request: { visit: id }, writes: [visit] };
    await this.store.transact(command, (tx) => {
      const countedOn = this.days.of(tx.now);
      tx.decide(visit, (state) => recordVisit(state, { source: sourceOf(told), country, countedOn }));
    });
  }
}
