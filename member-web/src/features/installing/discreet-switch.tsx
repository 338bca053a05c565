import { useTranslation } from '../../lib/texts';
import { beDiscreet, showOwnName, useInstallWay } from '../../lib/device';
import { discreetName } from '../../lib/discreet-name';
import { useErrorText } from '../../lib/error-text';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toasts';

/** A neutral name and icon on this device, for who lives with others (CLI-07). @param onChange draws the title anew */
export function DiscreetSwitch({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useTranslation();
  const { ofError } = useErrorText();
  const name = discreetName();
  const isInstalled = useInstallWay() === 'installed';
  const change = (on: boolean) =>
    (on ? beDiscreet(i18n.language, t('device.discreet_news')) : leave()).then(onChange, (error: unknown) =>
      toast(ofError(error), 'error'),
    );
  const leave = async () => {
    await showOwnName();
    if (isInstalled) toast(t('device.discreet_anew'));
  };
  return (
    <Switch
      label={t('device.discreet')}
      hint={name === null ? t('device.discreet_hint') : t('device.discreet_on', { name })}
      checked={name !== null}
      onChange={change}
    />
  );
}
