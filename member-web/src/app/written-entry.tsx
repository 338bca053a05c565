import { useTranslation } from '../lib/texts';
import { useDisclaimer } from '../lib/fictional';
import { useSettings } from '../lib/settings';
import { ADULT, ENTRY, isEntryAsked } from '../lib/site-entry';
import { Button } from '../ui/button';
import { ModalActions, WrittenModal } from '../ui/modal';
import buttons from '../ui/button.module.scss';

/** The warning of CLI-03 in the page that the server writes: asked before the site itself has come. */
export function WrittenEntry() {
  const { t } = useTranslation();
  const disclaimer = useDisclaimer();
  const { name: site, min_age, enable_site_entry_popup: enabled, geoip_country: country } = useSettings();
  if (!enabled || !isEntryAsked(country, false)) return null;
  return (
    <WrittenModal id={ENTRY} title={t('app.entry_title')} data-country={country}>
      <p>{t('app.entry_text', { site, min_age })}</p>
      <p className="quiet">{disclaimer}</p>
      <ModalActions>
        <Button variant="primary" type="submit" value={ADULT}>
          {t('app.entry_adult', { min_age })}
        </Button>
        <a href="/pages/ban" className={`${buttons.button} ${buttons.quiet} ${buttons.medium}`}>
          {t('app.entry_younger')}
        </a>
      </ModalActions>
    </WrittenModal>
  );
}
