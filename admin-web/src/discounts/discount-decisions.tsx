import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { DiscountDetail } from './discount';

/** Who made, changed or stopped it, when and why, newest first. */
export function DiscountDecisions({ decisions }: Pick<DiscountDetail, 'decisions'>) {
  const translate = useTranslate();
  const formats = useFormats();
  if (decisions.length === 0) return null;
  const text = (key: string, options: object = {}) => translate(`resources.discounts.decisions.${key}`, options);
  return (
    <Card component="section" sx={{ mt: 2, p: 2 }}>
      <Typography variant="h6" component="h3" color="secondary">
        {text('title')}
      </Typography>
      <Box component="ol" reversed sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {decisions.map(({ version, type, at, by, reason }) => (
          <li key={version}>
            <Typography variant="body2" color="textSecondary">
              {text(by === null ? `alone.${type}` : type, { by })} · {formats.instant(at)}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {reason ?? translate('console.reason.none_kept')}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}
