import { CommandBus } from '@nestjs/cqrs';
import { defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { ReconcileDay } from '../commands/reconcile-day.command.js';

export interface Day {
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
