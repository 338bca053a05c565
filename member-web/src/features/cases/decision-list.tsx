import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { Button } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { decisionsQuery, type Decision } from './api';
import styles from './decision-list.module.scss';
import { useDecisionTexts } from './decision-texts';
import { ObjectionDialog } from './objection-dialog';

/** What was decided against the member, why, and how to object (PRV-03). */
export function DecisionList() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const { data, error, isPending, refetch } = useQuery(decisionsQuery());
  const [objecting, setObjecting] = useState<Decision>();
  if (isPending) return <Skeleton height={160} />;
  if (!data) return <LoadError text={ofError(error)} onRetry={() => void refetch()} />;
  if (data.decisions.length === 0)
    return (
      <EmptyState drawing={DRAWINGS.done} title={t('moderation.decisions_none')}>
        <p>{t('moderation.decisions_none_text')}</p>
      </EmptyState>
    );
  return (
    <>
      <ul role="list" className="stack gap-16">
        {data.decisions.map((one) => (
          <li key={`${one.about} ${one.id}`}>
            <Item decision={one} onObject={() => setObjecting(one)} />
          </li>
        ))}
      </ul>
      {objecting && <ObjectionDialog id={objecting.id} onClose={() => setObjecting(undefined)} />}
    </>
  );
}

function Item({ decision, onObject }: { decision: Decision; onObject: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useDecisionTexts();
  const cause = texts.causeOf(decision);
  const effects = texts.effectsOf(decision);
  return (
    <Panel className={'stack gap-8 breaks items-start'}>
      <h2>{texts.titleOf(decision)}</h2>
      <p className="quiet">{t('moderation.decided_on', { date: format.date(decision.decided_at) })}</p>
      {cause && <p>{cause}</p>}
      {effects.length > 0 && <p>{effects.join(' ')}</p>}
      {decision.cleared.map(
        ({ field, words }) =>
          words && (
            <p key={field} className="pre-line">
              {t('moderation.was_there')} <q>{words}</q>
            </p>
          ),
      )}
      {decision.statement_of_reasons && (
        <blockquote className={styles.statement}>{decision.statement_of_reasons}</blockquote>
      )}
      <Objecting decision={decision} onObject={onObject} />
    </Panel>
  );
}

function Objecting({ decision, onObject }: { decision: Decision; onObject: () => void }) {
  const { t } = useTranslation();
  const texts = useDecisionTexts();
  const label = t('moderation.object_to', { decision: texts.titleOf(decision) });
  switch (decision.objection) {
    case 'possible':
      return (
        <Button aria-label={label} onClick={onObject}>
          {t('moderation.object')}
        </Button>
      );
    case 'too_late':
    case 'gone':
    case 'lifted':
      return <p className="quiet">{texts.outcomeOf(decision.objection, decision.judged_alone)}</p>;
    case 'pending':
    case 'stands':
    case 'revised':
      return (
        <p className="row gap-8">
          <Icon name={decision.objection === 'pending' ? 'clock' : 'check'} size={18} />
          {texts.outcomeOf(decision.objection, decision.judged_alone)}
        </p>
      );
  }
}
