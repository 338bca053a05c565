import { Injectable } from '@nestjs/common';
import { invalidInput, type FieldError, type StreamRef, type Transaction } from '../../kernel/index.js';
import type { Raise } from './settings.js';
import type { SettingsView } from './settings-view.js';

type Guard = (changes: Partial<SettingsView>) => FieldError[] | Promise<FieldError[]>;

interface Asking {
  writes: StreamRef;
  propose: (tx: Transaction, raise: Raise) => void;
}
type Ask = (staffId: string, reason: string | null) => Promise<Asking | undefined>;

/**
 * What can only be said by contexts above, which put it here: whether a setting fits what it is compared with, and
 * whether there is anybody to ask about a raised bound, and how (ADM-04).
 */
@Injectable()
export class SettingsGuards {
  private readonly guards: Guard[] = [];
  private ask: Ask | undefined;

  add(guard: Guard): void {
    this.guards.push(guard);
  }

  askBy(ask: Ask): void {
    this.ask = ask;
  }

  /** @throws invalid_input */
  async requireFit(changes: Partial<SettingsView>): Promise<void> {
    const problems = await Promise.all(this.guards.map(async (guard) => guard(changes)));
    if (problems.flat().length > 0) throw invalidInput(problems.flat());
  }

  /** Nothing where nobody but this person can agree. */
  async second(staffId: string, reason: string | null): Promise<Asking | undefined> {
    return this.ask?.(staffId, reason);
  }
}
