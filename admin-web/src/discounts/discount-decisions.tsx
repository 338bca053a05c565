import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Moments } from '../layout/moments';
import type { DiscountDetail } from './discount';

/** Who made, changed or stopped it, when and why, newest first. */
export function DiscountDecisions({ decisions }: Pick<DiscountDetail, 'decisions'>) {
  const translate = useTranslate();
  if (decisions.length === 0) return null;
  const text = (key: string, options: object = {}) => translate(`resources.discounts.decisions.${key}`, options);
  return (
    <Box sx={{ mt: 2 }}>
      <Moments
        title={text('title')}
        moments={decisions.map(({ version, type, at, by, reason }) => ({
          id: version,
          at,
          what: text(by === null ? `alone.${type}` : type, { by }),
          note: reason === null ? translate('console.reason.none_kept') : undefined,
          reason,
        }))}
      />
    </Box>
  );
}
