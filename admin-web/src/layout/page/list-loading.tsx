import { Box, keyframes, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Rows to come; they wait a moment, since most lists are there before anybody notices. */
export function ListLoading() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('ra.page.loading')}
      sx={{ px: 2, opacity: 0, animation: `${appear} 200ms 300ms ease-out forwards` }}
    >
      {Array.from({ length: 10 }, (_, row) => (
        <Box key={row} sx={{ py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Skeleton variant="rounded" height={20} width={`${92 - ((row * 17) % 30)}%`} />
        </Box>
      ))}
    </Box>
  );
}
