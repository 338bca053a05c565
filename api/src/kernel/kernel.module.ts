import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.js';
import { Config } from './config.js';
import { Database } from './database.js';
import { Erasure } from './erasure.js';
import { EventLog } from './event-log.js';
import { Followers } from './followers.js';
import { Sessions } from './http/sessions.js';
import { Jobs } from './jobs.js';
import { Kernel } from './kernel.js';
import { Listener } from './listener.js';
import { Live } from './live.js';
import { Log } from './log.js';
import { Projections } from './projections.js';
import { Rounds } from './rounds.js';
import { Store } from './store.js';
import { Vault } from './vault.js';

/** Provides the kernel's parts to every context for injection by class. */
@Global()
@Module({})
export class KernelModule {
  static of(kernel: Kernel): DynamicModule {
    const providers = [
      { provide: Kernel, useValue: kernel },
      { provide: Clock, useValue: kernel.clock },
      { provide: Config, useValue: kernel.config },
      { provide: Database, useValue: kernel.database },
      { provide: Erasure, useValue: kernel.erasure },
      { provide: EventLog, useValue: kernel.eventLog },
      { provide: Followers, useValue: kernel.followers },
      { provide: Jobs, useValue: kernel.jobs },
      { provide: Listener, useValue: kernel.listener },
      { provide: Live, useValue: kernel.live },
      { provide: Log, useValue: kernel.log },
      { provide: Projections, useValue: kernel.projections },
      Rounds,
      { provide: Sessions, useValue: kernel.sessions },
      { provide: Store, useValue: kernel.store },
      { provide: Vault, useValue: kernel.vault },
    ];
    return { module: KernelModule, providers, exports: providers };
  }
}
