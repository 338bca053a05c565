import { useTranslation } from 'react-i18next';
import { useGifts } from '../../../lib/gifts';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { openGifts } from './gift-choice';

/** Opens the gift sheet; absent if no gift is on sale. */
export function GiftButton({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  if (!useGifts().some(({ on_sale }) => on_sale)) return null;
  const label = t('conversations.gift.give');
  return (
    <IconButton label={label} title={label} onClick={() => openGifts(conversationId)}>
      <Icon name="gift" />
    </IconButton>
  );
}
