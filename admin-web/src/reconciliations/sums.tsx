import { Box } from '@mui/material';
import { useFormats } from '../layout/values/words';

/** One amount for each currency; none is a dash. */
export function Sums({ of }: { of: { amount: number; currency: string }[] }) {
  const formats = useFormats();
  if (of.length === 0) return '–';
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {of.map(formats.money).join(' + ')}
    </Box>
  );
}
