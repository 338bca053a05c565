import { Box, Skeleton, type SxProps, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';

/** As many cards as there usually are, before they come. */
export function CardsLoading({ count, height, sx }: { count: number; height: number; sx: SxProps<Theme> }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('ra.page.loading')} sx={sx}>
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
