import { useTranslation } from '../../../lib/texts';
import { IconButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { openPhotoSheet } from './photo-choice';

export function PhotoButton({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation();
  const label = t('conversations.photo.give');
  return (
    <IconButton label={label} title={label} onClick={() => openPhotoSheet(conversationId)}>
      <Icon name="camera" />
    </IconButton>
  );
}
