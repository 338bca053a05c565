import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Mark } from '../layout/mark';
import { useFormats } from '../members/use-formats';
import type { DebitFile } from './debit-file';

const COLLECTED = { icon: CheckCircle, color: 'success.main' };
const OPEN = { icon: HourglassEmpty, color: 'warning.main' };

export function FileState({ file: { collected_at, collected_by_name, settles_at } }: { file: DebitFile }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.debit-files.state.${key}`, options);
  return (
    <Box component="span" sx={{ display: 'grid' }}>
      <Mark look={collected_at ? COLLECTED : OPEN} word={text(collected_at ? 'collected' : 'open')} />
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {collected_at
          ? text(collected_by_name ? 'by' : 'by_itself', { at: formats.day(collected_at), name: collected_by_name })
          : text('until', { at: formats.day(settles_at) })}
      </Box>
    </Box>
  );
}

/** Some of it went back to the debtors. */
export function Returned({ file: { returned } }: { file: DebitFile }) {
  const translate = useTranslate();
  const count = useFormats().number(returned);
  return <>{returned > 0 ? translate('resources.debit-files.returned', { smart_count: returned, count }) : '–'}</>;
}
