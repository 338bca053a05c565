import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Moments } from '../layout/shows/moments';
import { differing, type DiscountDetail } from './discount';
import { useTermWords } from './use-term-words';

/** Who made, changed or stopped it, when, why and what became different, newest first. */
export function DiscountDecisions({ decisions }: Pick<DiscountDetail, 'decisions'>) {
  const translate = useTranslate();
  const word = useTermWords();
  if (decisions.length === 0) return null;
  const text = (key: string, options: object = {}) => translate(`resources.discounts.decisions.${key}`, options);
  return (
    <Box sx={{ mt: 2 }}>
      <Moments
        title={text('title')}
        moments={decisions.map(({ version, type, at, by, reason, before, after }) => ({
          id: version,
          at,
          what: text(by === null ? `alone.${type}` : type, { by }),
          note: reason === null ? translate('console.reason.none_kept') : undefined,
          reason,
          changes:
            before && after
              ? differing(before, after).map((term) => ({
                  name: translate(`resources.discounts.fields.${term}`),
                  before: word(before, term),
                  after: word(after, term),
                }))
              : [],
        }))}
      />
    </Box>
  );
}
