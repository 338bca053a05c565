import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts';
import { giftsQuery } from '../../../lib/gifts';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { GIFT_BUTTON, openGifts } from './gift-choice';

/** Opens the gift sheet; absent if no gift is on sale. Until that is known its place is kept: nothing beside it moves. */
export function GiftButton({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(giftsQuery());
  if (!isPending && !data?.gifts.some(({ on_sale }) => on_sale)) return null;
  const label = t('conversations.gift.give');
  return (
    <IconButton
      id={GIFT_BUTTON}
      label={label}
      title={label}
      aria-haspopup="dialog"
      disabled={isPending}
      onClick={() => openGifts(conversationId)}
    >
      <Icon name="gift" />
    </IconButton>
  );
}
