import { useState } from 'react';
import { useTranslation } from '../lib/texts';
import { useLocation, useNavigate } from 'react-router';
import { useDisclaimer } from '../lib/fictional';
import { useMedia } from '../lib/media';
import { useUser } from '../lib/session';
import { useSettings } from '../lib/settings';
import { hasEntered, isAsked, isEntryAsked, rememberEntry } from '../lib/site-entry';
import { Button } from '../ui/button';
import { Modal, ModalActions } from '../ui/modal';

/** Asks visitors from some countries once whether they are adults (CLI-03); the company's pages can be read before. */
export function SiteEntry() {
  const { t } = useTranslation();
  const disclaimer = useDisclaimer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { name: site, min_age, enable_site_entry_popup: enabled, geoip_country: country } = useSettings();
  const member = useUser() !== null;
  const installed = useMedia('(display-mode: standalone)');
  const [entered, setEntered] = useState(() => hasEntered() || isAsked());
  const asked = enabled && !member && !entered && isEntryAsked(country, installed);
  const enter = () => {
    rememberEntry();
    setEntered(true);
  };
  return (
    <Modal open={asked && !pathname.startsWith('/pages/')} title={t('app.entry_title')}>
      <p>{t('app.entry_text', { site, min_age })}</p>
      <p className="quiet">{disclaimer}</p>
      <ModalActions>
        <Button variant="primary" onClick={enter}>
          {t('app.entry_adult', { min_age })}
        </Button>
        <Button variant="quiet" onClick={() => void navigate('/pages/ban')}>
          {t('app.entry_younger')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
