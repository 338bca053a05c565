import { defineStream } from '../../kernel/index.js';
import type {
  DayReconciled,
  Reconciled,
  ReconciliationEvent,
  ReconciliationFailed,
  ReconciliationRequested,
} from './reconciliation.events.js';
import { dayNotOver, providerNotFound } from './reconciliation.errors.js';

/** One day of one payment company. */
export interface Reconciliation {
  /** It was asked for and nothing has come of it yet. */
  waiting: boolean;
  failed: boolean;
}

export const reconciliation = defineStream<Reconciliation, ReconciliationEvent>({
  type: 'reconciliation',
  revision: 1,
  initial: { waiting: false, failed: false },
  evolve: (_state, { type }) => {
    switch (type) {
      case 'ReconciliationRequested':
        return { waiting: true, failed: false };
      case 'DayReconciled':
        return { waiting: false, failed: false };
      case 'ReconciliationFailed':
        return { waiting: true, failed: true };
    }
  },
});
export const reconciliationOf = ({ provider, day }: { provider: string; day: string }) =>
  reconciliation.of(idOf({ provider, day }));
export const idOf = ({ provider, day }: { provider: string; day: string }) => `${provider}.${day}`;

const DAY = 24 * 60 * 60 * 1000;
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY);
export const dayBefore = (now: Date): string => new Date(now.getTime() - DAY).toISOString().slice(0, 10);

/** Only a day that is over has all of its payments. */
export function requestReconciliation(
  _state: Reconciliation,
  { provider, day, providers, at }: { provider: string; day: string; providers: readonly string[]; at: string },
): [ReconciliationRequested] {
  if (!providers.includes(provider)) throw providerNotFound({});
  if (at < endOf(day).toISOString()) throw dayNotOver({});
  return [{ type: 'ReconciliationRequested', data: { provider, day, requestedAt: at } }];
}

export const recordReconciliation = (_state: Reconciliation, data: Reconciled): [DayReconciled] => [
  { type: 'DayReconciled', data },
];

/** Said once however often the provider stays silent. */
export const recordFailure = (
  { failed }: Reconciliation,
  data: ReconciliationFailed['data'],
): [ReconciliationFailed] | [] => (failed ? [] : [{ type: 'ReconciliationFailed', data }]);
