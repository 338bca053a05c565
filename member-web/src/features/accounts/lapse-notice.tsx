import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import styles from './form.module.scss';

const DAY = 86_400_000;

/** Until when who has not confirmed can do so: a sign-up that nobody confirms is erased (PRV-02). */
export function LapseNotice() {
  const { t } = useTranslation();
  const format = useFormat();
  const { unconfirmed_days } = useSettings();
  const user = useUser();
  if (user?.status !== 'not_confirmed') return null;
  const lapsesAt = new Date(Date.parse(user.signup_date) + unconfirmed_days * DAY).toISOString();
  return <p className={styles.aside}>{t('accounts.unconfirmed_until', { date: format.date(lapsesAt) })}</p>;
}
