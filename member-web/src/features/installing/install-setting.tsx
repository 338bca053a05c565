import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { install, useInstallWay } from '../../lib/device';
import { Button } from '../../ui/button';
import { SettingField } from '../../ui/setting-field';
import { HowTo } from './how-to';

/** The site on the home screen of this device (CLI-07). */
export function InstallSetting() {
  const { t } = useTranslation();
  const way = useInstallWay();
  const [open, setOpen] = useState(false);
  const isThere = way === 'installed';
  return (
    <>
      <SettingField
        icon="plus"
        label={t('device.install')}
        value={isThere ? t('device.installed') : t('device.install_hint')}
      >
        {!isThere && (
          <Button size="small" onClick={() => (way === 'offered' ? void install() : setOpen(true))}>
            {way === 'offered' ? t('device.install_now') : t('device.install_how')}
          </Button>
        )}
      </SettingField>
      <HowTo ios={way === 'ios'} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
