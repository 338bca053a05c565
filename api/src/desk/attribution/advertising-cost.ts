import type { Money } from '../../ground/settings/domain.js';
import { defineStream, invalidInput } from '../../kernel/domain.js';
import type { AdvertisingCostEvent, AdvertisingCostSet } from './advertising-cost.events.js';

interface AdvertisingCost {
  cost: Money | null;
}

export const advertisingCosts = defineStream<AdvertisingCost, AdvertisingCostEvent>({
  type: 'advertisingcost',
  revision: 1,
  initial: { cost: null },
  evolve: (_, { type, data }) => {
    switch (type) {
      case 'AdvertisingCostSet':
        return { cost: data.cost };
    }
  },
});

/** `period`: a day or a month. The network may be named in any way that addresses can. */
export const advertisingCostOf = ({ network, period }: { network: string; period: string }) =>
  advertisingCosts.of(`${period}:${Buffer.from(network).toString('base64url')}`);

const PERIOD = /^20\d\d-(0[1-9]|1[0-2])(-\d\d)?$/;

/** A month or a day that the calendar has. */
export const isPeriod = (period: string): boolean =>
  PERIOD.test(period) && (period.length === 7 || daysOf(period.slice(0, 7)).includes(period));

export function setCost(
  state: AdvertisingCost,
  { network, period, cost, now }: { network: string; period: string; cost: Money | null; now: Date },
): AdvertisingCostSet[] {
  if (!isPeriod(period)) throw invalidInput([{ field: 'period', code: 'invalid_period' }]);
  const paid = cost && cost.amount > 0 ? cost : null;
  if (paid?.amount === state.cost?.amount && paid?.currency === state.cost?.currency) return [];
  return [{ type: 'AdvertisingCostSet', data: { network, period, cost: paid, setAt: now.toISOString() } }];
}

/** The days of a month (`2026-03`), or the one day. */
export function daysOf(period: string): string[] {
  if (period.length > 7) return [period];
  const [year, month] = period.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length: last }, (_, i) => `${period}-${String(i + 1).padStart(2, '0')}`);
}

/** What falls on each day: whole minor units that add up to the cost. */
export function costByDay(period: string, cost: number): [day: string, cost: number][] {
  const days = daysOf(period);
  const until = (n: number) => Math.floor((cost * n) / days.length);
  return days.map((day, i) => [day, until(i + 1) - until(i)]);
}
