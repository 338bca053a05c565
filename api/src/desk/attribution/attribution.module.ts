import { ContextModule } from '../../kernel/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { AttributionAdminController } from './attribution.admin.controller.js';
import { advertisingCosts } from './advertising-cost.js';
import { GetAttributionHandler } from './queries/get-attribution.query.js';
import { RecordVisitHandler } from './commands/record-visit.command.js';
import { Days } from './days.js';
import { CountStepJob, countStepJob } from './jobs/count-step.job.js';
import { countSteps } from './policies/count-steps.policy.js';
import { attributionValues } from './projections/attribution-values.projection.js';
import { attribution } from './projections/attribution.projection.js';
import { steps } from './step.js';
import { visits } from './visit.js';
import { ToldSources } from './told-sources.js';
import { VisitsController } from './visits.controller.js';

@ContextModule({
  name: 'attribution',
  streams: [visits, steps, advertisingCosts],
  projections: [attribution, attributionValues],
  policies: [countSteps],
  jobs: [{ job: countStepJob, handler: CountStepJob }],
  imports: [SettingsModule, ListsModule],
  controllers: [VisitsController, AttributionAdminController],
  providers: [ToldSources, Days, RecordVisitHandler, GetAttributionHandler],
})
export class AttributionModule {}
