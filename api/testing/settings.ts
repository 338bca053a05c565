import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeSettings } from '../src/ground/settings/index.js';
import type { TestApp } from './app.js';

/** Changes settings, whatever their current version. */
export const setSettings = (app: TestApp, changes: ChangeSettings['input']['changes']): Promise<{ version: number }> =>
  app.nest
    .get(CommandBus, { strict: false })
    .execute(new ChangeSettings({ staffId: 'system', changes, key: randomUUID() }));
