import { useTranslation } from '../../lib/texts';
import { useSettings } from '../../lib/settings';
import styles from './landing.module.scss';

export function LandingSteps() {
  const { t } = useTranslation();
  const { message_credits, signup_credits } = useSettings();
  const credits = (count: number) => t('payments.credits', { count });
  const steps = [
    { title: t('landing.step_1_title'), text: t('landing.step_1_text', { credits: credits(signup_credits) }) },
    { title: t('landing.step_2_title'), text: t('landing.step_2_text') },
    { title: t('landing.step_3_title'), text: t('landing.step_3_text', { credits: credits(message_credits) }) },
  ];
  return (
    <section className={`center ${styles.section}`}>
      <h2 className={`mb-24 bold-26 ${styles.title}`}>{t('landing.steps_title')}</h2>
      <ol role="list" className={`stack gap-24 ${styles.steps}`}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={`place-center bold-20 ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
