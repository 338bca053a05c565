import { useTranslation } from '../../lib/texts';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import type { OwnProfile } from './api';

type Field = OwnProfile['cleared'][number];

/** Staff removed what was written here, until the member writes anew (ADM-02). */
export function ClearedNote({ profile, fields }: { profile: OwnProfile; fields: readonly Field[] }) {
  const { t } = useTranslation();
  const texts: Record<Field, string> = {
    name: t('moderation.cleared_name'),
    description: t('moderation.cleared_description'),
    city: t('moderation.cleared_city'),
  };
  const cleared = fields.filter((field) => profile.cleared.includes(field));
  if (cleared.length === 0) return null;
  return (
    <div className="mb-12">
      <Alert
        tone="warning"
        action={
          <ButtonLink to="/settings/decisions" size="small">
            {t('moderation.hidden_why')}
          </ButtonLink>
        }
      >
        {cleared.map((field) => texts[field]).join(' ')}
      </Alert>
    </div>
  );
}
