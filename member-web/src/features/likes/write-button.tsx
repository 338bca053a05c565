import { useTranslation } from '../../lib/texts';
import type { Card } from '../../lib/api-client/types';
import { writeTo } from '../../lib/first-message';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './write-button.module.scss';

/** Writes to a match from their card, without leaving the list. */
export function WriteButton({ profile }: { profile: Card }) {
  const { t } = useTranslation();
  const label = t('conversations.first_title', { name: profile.name });
  return (
    <IconButton label={label} title={label} className={styles.write} onClick={() => writeTo(profile)}>
      <Icon name="chats" size={22} />
    </IconButton>
  );
}
