import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { KernelModule, type Kernel } from './kernel/index.js';
import { modules } from './contexts.js';

@Module({})
export class AppModule {
  static of(kernel: Kernel): DynamicModule {
    return { module: AppModule, imports: [KernelModule.of(kernel), CqrsModule.forRoot(), ...modules] };
  }
}
