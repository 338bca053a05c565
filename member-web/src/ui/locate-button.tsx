import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Icon } from './icon';
import styles from './locate-button.module.scss';

type Props = { state: 'unsupported' | 'idle' | 'busy' | 'denied' | 'failed'; onPress: () => void };

/** Where the browser knows where it is; else what to do without. */
export function LocateButton({ state, onPress }: Props) {
  const { t } = useTranslation();
  if (state === 'unsupported') return null;
  return (
    <div className={styles.block}>
      <Button variant="secondary" size="small" busy={state === 'busy'} onClick={onPress}>
        <Icon name="place" size={18} />
        {t('common.location.use')}
      </Button>
      <p className={styles.note} role="status">
        {state === 'denied'
          ? t('common.location.denied')
          : state === 'failed'
            ? t('common.location.failed')
            : t('common.location.kept')}
      </p>
    </div>
  );
}
