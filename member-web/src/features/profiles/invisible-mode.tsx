import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { Panel } from '../../ui/panel';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toasts';
import { useTurnInvisible, type OwnProfile } from './api';

/** PRO-08. */
export function InvisibleMode({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const turn = useTurnInvisible();
  return (
    <Panel id="invisible" className="p-20" aria-label={t('own_profile.invisible')}>
      <Switch
        label={t('own_profile.invisible')}
        hint={t('own_profile.invisible_text')}
        checked={profile.invisible}
        onChange={(wanted) =>
          turn.mutateAsync(wanted).then(
            ({ invisible }) =>
              toast(invisible ? t('own_profile.invisible_on') : t('own_profile.invisible_off'), 'success'),
            (error: unknown) => toast(ofError(error), 'error'),
          )
        }
      />
    </Panel>
  );
}
