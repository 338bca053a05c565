import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { GiftPicture } from '../layout/values/gift';
import { useCredits } from '../layout/values/words';

/** The tile among which members choose. */
export function GiftPreview({ picture, name, price }: { picture: string; name: string; price: number }) {
  const translate = useTranslate();
  const inCredits = useCredits();
  return (
    <Box
      role="group"
      aria-label={translate('resources.settings.gifts.preview', { name })}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 0.25,
        px: 0.5,
        pt: 1.5,
        pb: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        textAlign: 'center',
        fontSize: 13,
        overflowWrap: 'anywhere',
      }}
    >
      <GiftPicture picture={picture} size={64} />
      <Box component="span" sx={{ fontWeight: 600, mt: 0.5 }}>
        {name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {inCredits(price)}
      </Box>
    </Box>
  );
}
