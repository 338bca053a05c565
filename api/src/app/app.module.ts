import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ScheduleModule } from '@nestjs/schedule';
import { KernelModule, type Kernel } from '../kernel/index.js';
import { modules } from './contexts.js';

@Module({})
export class AppModule {
  static of(kernel: Kernel): DynamicModule {
    const libraries = [CqrsModule.forRoot(), ScheduleModule.forRoot()];
    return { module: AppModule, imports: [KernelModule.of(kernel), ...libraries, ...modules] };
  }
}
