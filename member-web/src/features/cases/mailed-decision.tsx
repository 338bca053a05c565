import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useSettings } from '../../lib/settings';
import { DRAWINGS } from '../../ui/drawings';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { mailedDecisionQuery, useObjectByLink, type Decision } from './api';
import styles from './decision-list.module.scss';
import { useDecisionTexts } from './decision-texts';
import { ObjectionForm } from './objection-form';
import { setWords } from './words';

/** Somebody who is shut out reads the decision, and objects to it without logging in (PRV-03). */
export function MailedDecision({ token }: { token: string }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const { data, error, isPending, refetch } = useQuery({ ...mailedDecisionQuery(token), enabled: token !== '' });
  const object = useObjectByLink(token);
  // A link that lost its end on the way brings nothing.
  if (!token || isApiError(error, 'objection_link_expired') || isApiError(object.error, 'objection_link_expired'))
    return <Expired />;
  if (isPending) return <Skeleton height={240} />;
  if (!data) return <LoadError text={ofError(error)} onRetry={() => void refetch()} />;
  if (object.isSuccess)
    return (
      <EmptyState heading="h1" drawing={DRAWINGS.done} title={t('moderation.object_shut_sent')}>
        <p>{t('moderation.object_shut_sent_text')}</p>
      </EmptyState>
    );
  const { id } = data.decision;
  return (
    <>
      <h1>{t('moderation.object_shut_title')}</h1>
      <Told decision={data.decision} />
      {data.decision.objection === 'possible' && (
        <ObjectionForm
          about={id}
          error={object.error}
          busy={object.isPending}
          onSend={(text) => object.mutate(text, { onSuccess: () => setWords(id, '') })}
        />
      )}
    </>
  );
}

function Told({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useDecisionTexts();
  const cause = texts.causeOf(decision);
  const { decided_at, statement_of_reasons, objection, judged_alone } = decision;
  return (
    <Panel className="stack gap-8 breaks items-start">
      <p className="quiet">{t('moderation.decided_on', { date: format.date(decided_at) })}</p>
      {cause && <p>{cause}</p>}
      {statement_of_reasons && <blockquote className={styles.statement}>{statement_of_reasons}</blockquote>}
      {objection !== 'possible' && <p>{texts.outcomeOf(objection, judged_alone)}</p>}
    </Panel>
  );
}

function Expired() {
  const { t } = useTranslation();
  const { support_email: email } = useSettings();
  return (
    <EmptyState
      heading="h1"
      drawing={ERROR_DRAWINGS.broken}
      title={t('moderation.object_expired_title')}
      action={
        email && (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        )
      }
    >
      <p>{t('moderation.object_expired_text')}</p>
    </EmptyState>
  );
}
