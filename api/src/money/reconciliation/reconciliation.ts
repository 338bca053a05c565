import { defineStream } from '../../kernel/domain.js';
import type {
  DayReconciled,
  Reconciled,
  ReconciliationEvent,
  ReconciliationFailed,
  ReconciliationRequested,
} from './reconciliation.events.js';
import { dayNotOver, providerNotFound } from './reconciliation.errors.js';

/** The comparison of one day with one payment company. */
export interface Reconciliation {
  /** Requested, with no result yet. */
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

/** Only a day that has ended has all its payments. */
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

/** Recorded once, however often the provider fails to answer. */
export const recordFailure = (
  { failed }: Reconciliation,
  data: ReconciliationFailed['data'],
): [ReconciliationFailed] | [] => (failed ? [] : [{ type: 'ReconciliationFailed', data }]);
