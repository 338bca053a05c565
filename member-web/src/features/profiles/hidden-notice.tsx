import { useTranslation } from '../../lib/texts';
import { useUser } from '../../lib/session';
import { DismissibleAlert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';

/** Staff hid the profile: what that means, and where to read why and to object (ADM-02, PRV-03). */
export function HiddenNotice() {
  const { t } = useTranslation();
  if (!useUser()?.profile.hidden) return null;
  return (
    <DismissibleAlert
      name="hidden"
      tone="warning"
      action={
        <ButtonLink to="/settings/decisions" size="small">
          {t('moderation.hidden_why')}
        </ButtonLink>
      }
    >
      {t('moderation.hidden_notice')}
    </DismissibleAlert>
  );
}
