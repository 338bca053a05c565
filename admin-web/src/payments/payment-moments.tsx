import { useTranslate } from 'react-admin';
import { Moments } from '../layout/shows/moments';
import { useBankReason } from '../layout/values/use-bank-reason';
import { useFormats } from '../layout/values/use-formats';
import type { PaymentMoment } from './payment';

/** All that happened to a payment, the newest first. */
export function PaymentMoments({ events }: { events: PaymentMoment[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const bankReason = useBankReason();
  const text = (key: string, options?: object) => translate(`resources.payments.${key}`, options);
  const what = ({ type, outcome, money }: PaymentMoment) =>
    text(`events.${outcome ? `${type}_${outcome}` : type}`, { _: type, amount: money ? formats.money(money) : '' });
  return (
    <Moments
      title={text('blocks.events')}
      moments={events.map((event) => ({
        id: event.id,
        at: event.at,
        what: what(event),
        note: event.credits
          ? text('credits_of', { smart_count: event.credits, credits: formats.number(event.credits) })
          : undefined,
        told: event.provider_words && bankReason(event.provider_words),
        by: event.by && (event.by_name ?? text('colleague')),
        reason: event.reason,
      }))}
    />
  );
}
