import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { PaymentMoment } from './payment';

/** All that happened to a payment, the newest first. */
export function PaymentMoments({ events }: { events: PaymentMoment[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.payments.${key}`, options);
  const what = ({ type, outcome, money }: PaymentMoment) =>
    text(`events.${outcome ? `${type}_${outcome}` : type}`, { _: type, amount: money ? formats.money(money) : '' });
  const told = (code: string) => {
    const meaning = translate(`resources.direct-debits.reasons.${code}`, { _: '' });
    return meaning ? `${code}: ${meaning}` : code;
  };
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h6" component="h3" color="secondary">
        {text('blocks.events')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {events.map((event) => (
          <Box component="li" key={event.id} sx={rowSx}>
            <Typography variant="body2" color="textSecondary">
              {formats.instant(event.at)}
            </Typography>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {what(event)}
              {!!event.credits && (
                <Typography variant="body2" color="textSecondary">
                  {text('credits_of', { smart_count: event.credits, credits: formats.number(event.credits) })}
                </Typography>
              )}
              {event.provider_words && (
                <Box component="blockquote" sx={quoteSx}>
                  {told(event.provider_words)}
                </Box>
              )}
              {event.by && (
                <Typography variant="body2" color="textSecondary">
                  {text('by', { name: event.by_name ?? text('colleague') })}
                </Typography>
              )}
              {event.reason && (
                <Box component="blockquote" sx={quoteSx}>
                  {event.reason}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '176px minmax(0, 1fr)' },
  columnGap: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const quoteSx = { m: 0, mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider' } as const;
