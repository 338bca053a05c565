import { useTranslation } from '../../lib/texts';
import { useFictional } from '../../lib/fictional';
import { useSettings } from '../../lib/settings';
import { Icon, type IconName } from '../../ui/icon';
import styles from './landing.module.scss';

export function LandingPromises() {
  const { t } = useTranslation();
  const { refund_days } = useSettings();
  const fictional = useFictional();
  const promises: { icon: IconName; title: string; text: string }[] = [
    { icon: 'credits', title: t('landing.pay_title'), text: t('landing.pay_text') },
    { icon: 'shield', title: t('landing.refund_title'), text: t('landing.refund_text', { days: refund_days }) },
    {
      icon: 'mask',
      title: t('landing.fictional_title'),
      text: t('landing.fictional_text', { word: fictional.mark.word }),
    },
    { icon: 'lock', title: t('landing.private_title'), text: t('landing.private_text') },
  ];
  return (
    <section className={`center ${styles.section}`}>
      <h2 className={`mb-24 bold-26 ${styles.title}`}>{t('landing.promises_title')}</h2>
      <ul role="list" className={`stack gap-12 ${styles.promises}`}>
        {promises.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
