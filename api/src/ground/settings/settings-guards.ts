import { Injectable } from '@nestjs/common';
import { invalidInput, type FieldError } from '../../kernel/index.js';
import type { SettingsView } from './settings.schema.js';

type Guard = (changes: Partial<SettingsView>) => FieldError[];

/** What can only be said by a context above, which knows what a setting is compared with: it puts its guard here. */
@Injectable()
export class SettingsGuards {
  private readonly guards: Guard[] = [];

  add(guard: Guard): void {
    this.guards.push(guard);
  }

  /** @throws invalid_input */
  requireFit(changes: Partial<SettingsView>): void {
    const problems = this.guards.flatMap((guard) => guard(changes));
    if (problems.length > 0) throw invalidInput(problems);
  }
}
