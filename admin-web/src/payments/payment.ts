import type { paths } from '../api/schema';

export type Payment = paths['/api/admin/payments']['get']['responses'][200]['content']['application/json'][number];
export type PaymentDetail = paths['/api/admin/payments/{id}']['get']['responses'][200]['content']['application/json'];
export type PaymentMoment = PaymentDetail['events'][number];
export type RefundOfPayment =
  paths['/api/admin/refunds']['get']['responses'][200]['content']['application/json'][number];
export type Outcome = PaymentDetail['outcomes'][number];

export const STATUSES: Payment['status'][] = ['pending', 'completed', 'failed', 'cancelled', 'declined', 'returned'];

export interface PaymentFilter {
  q?: string;
  status?: string;
  attention?: true;
  payment_method?: string;
  /** ISO instants: the beginning of a day here, and of the day after the last one. */
  placed_from?: string;
  placed_before?: string;
  /** Minor units. */
  amount_from?: number;
  amount_to?: number;
}

const DAY_FIELD = /^(\d{4})-(\d{2})-(\d{2})$/;

/** When a day of a date field begins here, `later` days on. */
export function startOfDay(day: string, later = 0): string | undefined {
  const [, year, month, date] = DAY_FIELD.exec(day) ?? [];
  if (!year || Number(year) < 2000) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}

/** The day of a date field in which an instant lies here, `earlier` days before. */
export function dayOf(instant: string | undefined, earlier = 0): string {
  if (!instant) return '';
  const day = new Date(instant);
  day.setDate(day.getDate() - earlier);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
