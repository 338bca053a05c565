import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format';
import { Icon } from '../../ui/icon';
import { PartError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { ownReportsQuery, type OwnReport } from './api';
import styles from './own-reports.module.scss';
import { useReasons } from './reasons';

/** What became of what the member reported (ADM-06); nothing for who never did. */
export function OwnReports() {
  const { t } = useTranslation();
  const own = useQuery(ownReportsQuery());
  if (own.isPending) return <Skeleton height={64} />;
  if (!own.data) return <PartError query={own} />;
  const { reports } = own.data;
  if (reports.length === 0) return null;
  return (
    <section className={styles.reports} aria-labelledby="own-reports">
      <h2 id="own-reports">{t('moderation.own_reports')}</h2>
      <Panel>
        <ul role="list" className={styles.list}>
          {reports.map((one) => (
            <Item key={one.id} report={one} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

const ICONS = { pending: 'clock', upheld: 'check', dismissed: 'info' } as const;

function Item({ report: { about, name, reason, reported_at, outcome } }: { report: OwnReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = useReasons().find(({ value }) => value === reason)?.label ?? '';
  const titles = {
    member: t('moderation.own_report_member', { name }),
    photo: t('moderation.own_report_photo', { name }),
    message: t('moderation.own_report_message', { name }),
  };
  const outcomes = {
    pending: t('moderation.own_report_pending'),
    upheld: t('moderation.own_report_upheld'),
    dismissed: t('moderation.own_report_dismissed'),
  };
  return (
    <li>
      <h3>{name ? titles[about] : t('moderation.own_report_gone')}</h3>
      <p className="quiet">{t('moderation.own_report_on', { date: format.date(reported_at), reason: label })}</p>
      <p className={styles.outcome}>
        <Icon name={ICONS[outcome]} size={18} />
        <span>{outcomes[outcome]}</span>
      </p>
    </li>
  );
}
