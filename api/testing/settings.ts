import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeSettings } from '../src/ground/settings/index.js';
import type { TestApp } from './app.js';

/** Sets what a test is about, whatever was set before. */
export const setSettings = (app: TestApp, changes: ChangeSettings['input']['changes']): Promise<{ version: number }> =>
  app.nest
    .get(CommandBus, { strict: false })
    .execute(new ChangeSettings({ staffId: 'system', changes, key: randomUUID() }));
