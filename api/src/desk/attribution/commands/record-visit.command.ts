import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { Days } from '../days.js';
import { sourceOf } from '../source.js';
import { recordVisit, visitOf } from '../visit.js';
import type { VisitDto } from '../visits.dto.js';

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
      return {};
    });
  }
}
