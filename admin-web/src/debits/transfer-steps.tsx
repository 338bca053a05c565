import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../layout/values/copy-button';
import { useFormats } from '../layout/values/use-formats';
import type { DebitDetail } from './debit';

interface TransferStepsProps {
  debit: DebitDetail;
  transfer: DebitDetail['pay_back'][number];
}

/** What to type at the bank, to be copied field by field, and what to do after that. */
export function TransferSteps({ debit: { iban, holder, reference }, transfer }: TransferStepsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.direct-debits.transfer.${key}`);
  const amount = formats.money(transfer.amount);
  const fields: [name: string, shown: string, copied: string][] = [
    ...(iban ? ([['iban', iban, iban]] as [string, string, string][]) : []),
    ...(holder ? ([['holder', holder, holder]] as [string, string, string][]) : []),
    ['amount', amount, (transfer.amount.amount / 100).toFixed(2)],
    ['description', reference, reference],
  ];
  return (
    <Box component="ol" aria-label={text('steps.label')} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      <li>
        {text(iban ? 'steps.transfer' : 'steps.ask')}
        <Box component="dl" sx={fieldsSx}>
          {fields.map(([name, shown, copied]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{text(`steps.${name}`)}</dt>
              <dd>
                {shown}
                <CopyButton value={copied} />
              </dd>
            </Box>
          ))}
        </Box>
      </li>
      <li>{text('steps.wait')}</li>
      <li>{text('steps.confirm')}</li>
    </Box>
  );
}

const fieldsSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
  m: 0,
  mt: 0.5,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, minHeight: 34, display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' },
} as const;
