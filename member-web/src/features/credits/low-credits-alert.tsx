import { useTranslation } from '../../lib/texts';
import { useUser } from '../../lib/session';
import { DismissibleAlert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { creditLevel } from './credits-badge';

/** Paying members hear of it before a message fails; once dismissed, not again for a week. */
export function LowCreditsAlert() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user?.paid_user || creditLevel(user.credits) === 'enough') return null;
  return (
    <DismissibleAlert
      name="low-credits"
      action={
        <ButtonLink to="/credits" size="small">
          {t('conversations.buy_credits')}
        </ButtonLink>
      }
    >
      {t('credits.balance_low', { count: user.credits })}
    </DismissibleAlert>
  );
}
