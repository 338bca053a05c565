import { useTranslation } from '../../lib/texts';
import { Icon } from '../../ui/icon';
import styles from './signup-wizard.module.scss';

type Props = { step: number; steps: number; onBack: (() => void) | undefined };

/** The way back stands here, far from the way on: one of the two under the other's place would be pressed for it. */
export function SignupProgress({ step, steps, onBack }: Props) {
  const { t } = useTranslation();
  const text = t('signup.progress', { step: step + 1, steps });
  return (
    <div className="stack gap-8 small quiet">
      {/* As high without the way back. */}
      <div className="row between min-32">
        <span aria-hidden="true">{text}</span>
        {onBack && (
          <button
            type="button"
            className={`plain-button inline items-center gap-4 min-32 bold-15 secondary ${styles.back}`}
            onClick={onBack}
          >
            <Icon name="back" size={20} />
            {t('common.back')}
          </button>
        )}
      </div>
      <div
        className={`stack gap-4 ${styles.bar}`}
        role="progressbar"
        aria-label={t('accounts.sign_up_title')}
        aria-valuemin={1}
        aria-valuemax={steps}
        aria-valuenow={step + 1}
        aria-valuetext={text}
      >
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} data-done={index <= step} />
        ))}
      </div>
    </div>
  );
}
