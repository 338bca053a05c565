import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useSecondStep } from '../../lib/second-step';
import { ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/alert';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { refundOfferQuery, refundsQuery, useRequestRefunds, type Refund } from './api';
import { ConfirmStep } from './confirm-step';
import { PurchaseStep } from './purchase-step';

/** MNY-08: choose, then confirm; nothing moves before the second step. */
export function RefundRequest() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const offer = useQuery(refundOfferQuery());
  const known = useQuery(refundsQuery());
  const asking = useRequestRefunds();
  /** All purchases, but those that were taken out. */
  const [without, setWithout] = useState<readonly string[]>([]);
  const { second: confirming, ...step } = useSecondStep();
  const panel = useStepFocus(confirming);
  // As it is when the answer comes: Back may have led to the first step before, and must not lead away from here.
  const end = useRef(step.end);
  useLayoutEffect(() => {
    end.current = step.end;
  });

  if (offer.isPending) {
    return (
      <Panel role="status" aria-label={t('common.loading')} className="stack gap-16">
        <Skeleton height={24} width="60%" />
        <Skeleton height={88} />
        <Skeleton height={48} />
      </Panel>
    );
  }
  if (!offer.data)
    return <LoadError text={ofError(offer.error)} onRetry={() => void offer.refetch()} busy={offer.isFetching} />;
  if (asking.data && isUndecided(asking.data.refunds, known.data?.refunds)) return <Done />;

  const { lots, refund_days, credits_kept } = offer.data;
  if (lots.length === 0) {
    return (
      <Panel>
        {asking.error && <Alert tone="warning">{ofError(asking.error)}</Alert>}
        <EmptyState
          drawing={DRAWINGS.coins}
          title={t('refunds.nothing')}
          action={<ButtonLink to="/transactions">{t('credits.transactions')}</ButtonLink>}
        >
          <p>{t('refunds.nothing_text', { days: refund_days })}</p>
        </EmptyState>
      </Panel>
    );
  }

  const chosen = lots.filter(({ payment_id }) => !without.includes(payment_id));
  const ask = () =>
    asking.mutate(
      { refunds: chosen.map(({ payment_id, credits, amount }) => ({ payment_id, credits, amount })) },
      // After a refusal the amounts are new: they are shown and chosen again before anything is asked.
      { onSettled: () => end.current() },
    );
  return (
    <Panel className="stack gap-16" ref={panel}>
      {asking.error && !asking.isPending && (
        <Alert tone="warning" live>
          {ofError(asking.error)}
        </Alert>
      )}
      {confirming && chosen.length > 0 ? (
        <ConfirmStep
          lots={chosen}
          endsPremium={chosen.reduce((sum, { credits }) => sum + credits, 0) === credits_kept}
          busy={asking.isPending}
          onBack={step.back}
          onAsk={ask}
        />
      ) : (
        <PurchaseStep
          lots={lots}
          chosen={chosen}
          onChange={(chosen) =>
            setWithout(lots.filter((lot) => !chosen.includes(lot)).map(({ payment_id }) => payment_id))
          }
          onNext={() => {
            asking.reset();
            step.next();
          }}
        />
      )}
    </Panel>
  );
}

const isUndecided = (asked: readonly Refund[], known: readonly Refund[] = asked): boolean =>
  known.every(({ refund_id, status }) => status === 'requested' || !asked.some((one) => one.refund_id === refund_id));

function Done() {
  const { t } = useTranslation();
  const told = useRef<HTMLElement>(null);
  // The button that was pressed has gone.
  useLayoutEffect(() => told.current?.focus(), []);
  return (
    <Panel ref={told} tabIndex={-1} className="unringed" aria-live="polite">
      <EmptyState drawing={DRAWINGS.done} title={t('refunds.done')}>
        <p>{t('refunds.done_text')}</p>
      </EmptyState>
    </Panel>
  );
}

/** The heading of the new step is where reading goes on. */
function useStepFocus(step: unknown) {
  const panel = useRef<HTMLElement>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current) panel.current?.querySelector('h2')?.focus();
    first.current = false;
  }, [step]);
  return panel;
}
