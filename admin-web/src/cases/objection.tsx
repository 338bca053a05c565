import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FactBlock } from '../members/fact-block';
import { useFormats } from '../members/use-formats';
import type { CaseDetail } from './case';

/** What the member says to the first decision; there is one more (PRV-03). */
export function Objection({ objection }: { objection: NonNullable<CaseDetail['objection']> }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.cases.objection.${key}`);
  const gone = translate('resources.cases.evidence.forgotten');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FactBlock
        title={text('title')}
        facts={[
          [text('text'), objection.text ?? gone],
          [text('at'), formats.instant(objection.at)],
          [text('first'), objection.statement_of_reasons ?? gone],
          [text('first_by'), objection.decided_by ?? '…'],
        ]}
      />
      <Alert severity="info">{text('hint')}</Alert>
    </Box>
  );
}
