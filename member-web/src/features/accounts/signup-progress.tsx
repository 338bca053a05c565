import { useTranslation } from 'react-i18next';
import styles from './signup-wizard.module.scss';

export function SignupProgress({ step, steps }: { step: number; steps: number }) {
  const { t } = useTranslation();
  const text = t('signup.progress', { step: step + 1, steps });
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('accounts.sign_up_title')}
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step + 1}
      aria-valuetext={text}
    >
      <span aria-hidden="true">{text}</span>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} data-done={index <= step} />
        ))}
      </span>
    </div>
  );
}
