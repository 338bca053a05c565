import { CommandBus } from '@nestjs/cqrs';
import { defineJob, definePolicy, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { ReconcileDay } from '../commands/reconcile-day.command.js';
import type { ReconciliationEvent } from '../reconciliation.events.js';

interface Day {
  provider: string;
  day: string;
}

export const reconcileDay = defineJob<Day>('reconcile-day', { attempts: 10 });

@HandlesJob(reconcileDay)
export class ReconcileDayJob implements JobHandler<Day> {
  constructor(private readonly commands: CommandBus) {}

  async run({ provider, day }: Day): Promise<void> {
    await this.commands.execute(new ReconcileDay({ providerName: provider, day }));
  }
}

export const reconcileWhenAsked = definePolicy<ReconciliationEvent>({
  name: 'reconcile-when-asked',
  on: {
    ReconciliationRequested: ({ data: { provider, day, requestedAt } }) => [
      reconcileDay.at({ provider, day }, { key: `${provider}-${day}-${requestedAt}` }),
    ],
  },
});
