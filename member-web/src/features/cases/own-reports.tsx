import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PartError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { ownReportsQuery, type OwnReport } from './api';
import { useJudged } from './decision-texts';
import { ObjectionDialog } from './objection-dialog';
import styles from './own-reports.module.scss';
import { useReasons } from './reasons';

/** What became of what the member reported (ADM-06); nothing for who never did. */
export function OwnReports() {
  const { t } = useTranslation();
  const own = useQuery(ownReportsQuery());
  const [objecting, setObjecting] = useState<string>();
  if (own.isPending) return <Skeleton height={64} />;
  if (!own.data) return <PartError query={own} />;
  const { reports } = own.data;
  if (reports.length === 0) return null;
  return (
    <section className={`mt-32 ${styles.reports}`} aria-labelledby="own-reports">
      <h2 id="own-reports">{t('moderation.own_reports')}</h2>
      <Panel>
        <ul role="list" className={`stack gap-16 breaks ${styles.list}`}>
          {reports.map((one) => (
            <Item key={one.id} report={one} onObject={() => setObjecting(one.id)} />
          ))}
        </ul>
      </Panel>
      {objecting && <ObjectionDialog id={objecting} onClose={() => setObjecting(undefined)} />}
    </section>
  );
}

const ICONS = { pending: 'clock', upheld: 'check', dismissed: 'info' } as const;

type ItemProps = { report: OwnReport; onObject: () => void };

function Item({ report, onObject }: ItemProps) {
  const { about, name, reason, reported_at, outcome, objection, judged_alone } = report;
  const { t } = useTranslation();
  const judged = useJudged();
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
  // Of one's own objection, while it waits or was declined; one that was right shows as the outcome.
  const objected = { pending: t('moderation.own_report_objected'), stands: t('moderation.own_report_stands') };
  const told = objection === 'pending' || objection === 'stands' ? objected[objection] : outcomes[outcome];
  const icon = ICONS[objection === 'pending' ? 'pending' : outcome];
  const title = name ? titles[about] : t('moderation.own_report_gone');
  return (
    <li className={`stack items-start ${styles.report}`}>
      <h3>{title}</h3>
      <p className="quiet">{t('moderation.own_report_on', { date: format.date(reported_at), reason: label })}</p>
      <p className={`flex baseline gap-8 mt-4 ${styles.outcome}`}>
        <Icon name={icon} size={18} />
        <span>{judged(told, judged_alone)}</span>
      </p>
      {objection === 'possible' && (
        <Button aria-label={t('moderation.object_report', { report: title })} onClick={onObject}>
          {t('moderation.object')}
        </Button>
      )}
    </li>
  );
}
