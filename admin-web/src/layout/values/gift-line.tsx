import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { GiftPicture } from './gift-picture';
import { useGift } from './use-gift';

/** A gift that went with a message. */
export function GiftLine({ gift }: { gift: string }) {
  const translate = useTranslate();
  const { picture, name } = useGift(gift);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <GiftPicture picture={picture} size={48} />
      <span>{translate('console.gift', { name })}</span>
    </Box>
  );
}
