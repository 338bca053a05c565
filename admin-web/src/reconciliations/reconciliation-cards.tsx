import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardList } from '../layout/card-list';
import { useFormats } from '../members/use-formats';
import { NoReconciliations } from './no-reconciliations';
import { noonOf, type Reconciliation } from './reconciliation';
import { ReconciliationMark } from './reconciliation-mark';
import { Sums } from './sums';

export function ReconciliationCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;
  const field = (name: string) => translate(`resources.reconciliations.fields.${name}`);
  return (
    <CardList<Reconciliation>
      empty={<NoReconciliations />}
      primaryText={({ day, paid }) => (
        <Box component="span" sx={{ ...line, fontWeight: 600 }}>
          <span>{formats.day(noonOf(day))}</span>
          <Sums of={paid} />
        </Box>
      )}
      secondaryText={({ status, provider, differences }) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <Box component="span" sx={line}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <ReconciliationMark status={status} />
            </Box>
            <span>{provider}</span>
          </Box>
          {differences > 0 && (
            <span>
              {field('differences')}: {formats.number(differences)}
            </span>
          )}
        </Box>
      )}
    />
  );
}
