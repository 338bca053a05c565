import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KernelModule, type Kernel } from '../kernel/index.js';
import { modules } from './contexts.js';

@Module({})
export class AppModule {
  static of(kernel: Kernel): DynamicModule {
    const tables = TypeOrmModule.forRootAsync({
      useFactory: () => ({ type: 'postgres', manualInitialization: true }),
      // The kernel creates and initialises it, because programs without Nest use it too.
      dataSourceFactory: () => Promise.resolve(kernel.dataSource),
    });
    const libraries = [CqrsModule.forRoot(), ScheduleModule.forRoot(), tables];
    return { module: AppModule, imports: [KernelModule.of(kernel), ...libraries, ...modules] };
  }
}
