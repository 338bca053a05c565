import { useTranslate } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { Moments } from '../layout/shows/moments';
import { useFormats } from '../layout/values/use-formats';
import type { ChargebackMoment } from './chargeback';

/** What staff did about a charge-back, the newest first; nothing is shown where nobody did anything. */
export function ChargebackMoments({ events }: { events: ChargebackMoment[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (events.length === 0) return null;
  const text = (key: string, options?: object) => translate(`resources.chargebacks.${key}`, options);
  const day = ({ respond_by }: ChargebackMoment) => respond_by && formats.day(noonOf(respond_by));
  return (
    <Moments
      title={text('blocks.events')}
      moments={events.map((event) => ({
        id: event.id,
        at: event.at,
        what: text(`events.${event.type}`, { _: event.type, day: day(event) }),
        by: event.by_name,
        reason: event.reason,
      }))}
    />
  );
}
