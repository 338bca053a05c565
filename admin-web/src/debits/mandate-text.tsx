import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DebitDetail } from './debit';

/** The words that were signed, for when the bank asks for them. */
export function MandateText({ debit: { mandate } }: { debit: DebitDetail }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h6" component="h3" color="secondary">
        {translate('resources.direct-debits.blocks.text', { version: mandate.version })}
      </Typography>
      {mandate.text.map((paragraph) => (
        <Typography key={paragraph} variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {paragraph}
        </Typography>
      ))}
    </Card>
  );
}
