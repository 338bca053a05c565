import { useTranslation } from '../../lib/texts';
import { useLocation } from 'react-router';
import { premiumRequired } from '../../lib/premium-required';
import { withBack } from '../../lib/return-path';
import { useSettings } from '../../lib/settings';
import { useStore } from '../../lib/store';
import { Button, ButtonLink } from '../../ui/button';
import { Modal, ModalActions } from '../../ui/modal';

const close = () => premiumRequired.set(null);

/** The premium-only alert: what it was, and the one way to have it (ACC-15, CHT-03). */
export function PremiumOnly() {
  const { t } = useTranslation();
  const raised = useStore(premiumRequired, (value) => value);
  const { free_conversations: count, premium_claim_percent: percent } = useSettings();
  const { pathname, search } = useLocation();
  const reasons: Record<string, string> = {
    conversations: t('credits.premium_only_conversations', { count }),
    photos: t('credits.premium_only_photos'),
    repeat_order: t('credits.premium_only_repeat_order'),
  };
  const reason = reasons[raised?.feature ?? ''] ?? t('errors.premium_required');
  return (
    <Modal open={raised !== null} onClose={close} title={t('credits.premium_only_title')}>
      <p>{reason}</p>
      {percent > 0 && <p className="quiet">{t('credits.premium_claim', { percent })}</p>}
      <ModalActions>
        <ButtonLink
          variant="primary"
          to={pathname === '/premium' ? pathname + search : withBack('/premium', pathname + search)}
          onClick={close}
        >
          {t('app.get_premium')}
        </ButtonLink>
        <Button variant="quiet" onClick={close}>
          {t('common.not_now')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
