import { useTranslation } from '../../lib/texts';
import { useSettings } from '../../lib/settings';
import { Modal } from '../../ui/modal';
import styles from './how-to.module.scss';

type Props = { ios: boolean; open: boolean; onClose: () => void };

/** Where the browser has no button for a site to show. */
export function HowTo({ ios, open, onClose }: Props) {
  const { t } = useTranslation();
  const { name } = useSettings();
  const steps = ios
    ? [t('device.install_ios_1'), t('device.install_ios_2'), t('device.install_ios_3')]
    : [t('device.install_menu_1'), t('device.install_menu_2')];
  return (
    <Modal open={open} onClose={onClose} title={t('device.install_title', { site: name })}>
      <ol className={`stack gap-12 ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Modal>
  );
}
