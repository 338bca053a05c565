import { useTranslation } from '../../lib/texts';
import { useUser } from '../../lib/session';
import { DismissibleAlert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';

/** PRO-05: for members without a main image; once closed, not again for as long as the operator sets. */
export function EnrichProfileAlert() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || user.profile.main_image) return null;
  return (
    <DismissibleAlert
      name="enrich-profile"
      action={
        <ButtonLink to="/profile" size="small">
          {t('profiles.add_photo')}
        </ButtonLink>
      }
    >
      {t('profiles.enrich')}
    </DismissibleAlert>
  );
}
