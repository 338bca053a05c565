import { Box, Button, Card } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { First, Offered } from '../layout/dialogs/offered';
import type { Outcome, PaymentDetail } from './payment';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useFormats, useText } from '../layout/values/words';
import { CardHeading } from '../layout/values/card-heading';

/** What is odd about a payment, and what can be done about it by hand. */
export function PaymentReview({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const [last] = payment.events;
  const told = last && (
    <First by={last.by_name} at={last.at} what={translate(`resources.payments.status.${payment.status}`)} />
  );
  return (
    <Offered of={payment} when={payment.attention !== null} told={told}>
      {(odd) => <Review payment={odd} />}
    </Offered>
  );
}

function Review({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const texts = useReviewTexts(payment);
  const [outcome, setOutcome] = useState<Outcome>();
  if (!payment.attention) return null;
  return (
    <Card component="section" sx={{ p: 2, mb: 2, display: 'grid', gap: 1.5, borderLeft: 4, borderColor: 'error.main' }}>
      <CardHeading>{translate(`resources.payments.attention.${payment.attention}`)}</CardHeading>
      <span>{texts.odd}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {payment.outcomes.map((one, i) => (
          <Button
            key={one}
            variant={i === 0 ? 'contained' : 'outlined'}
            color={i === 0 ? 'primary' : 'secondary'}
            onClick={() => setOutcome(one)}
          >
            {translate(`resources.payments.review.${one}.action`)}
          </Button>
        ))}
      </Box>
      {outcome && (
        <DecisionDialog
          open
          onClose={() => setOutcome(undefined)}
          text={(key) => texts.of(outcome, key)}
          effects={texts.effects(outcome)}
          help={translate('resources.payments.review.reason_help')}
          act={(reason, api) =>
            api.POST('/api/admin/payments/{id}/review', {
              params: { path: { id: payment.id } },
              body: { outcome, reason },
            })
          }
          most={500}
        />
      )}
    </Card>
  );
}

/** What is odd about a payment and what each way out of it does, in plain numbers. */
function useReviewTexts({ attention, amount, mismatch, charged_back, credits, effect, ...payment }: PaymentDetail) {
  const translate = useTranslate();
  const formats = useFormats();
  const came = (attention === 'charge_back' ? charged_back : mismatch) ?? amount;
  const method = payment.payment_method;
  const numbers = {
    asked: formats.money(amount),
    amount: formats.money(came),
    smart_count: credits,
    credits: formats.number(credits),
    from: formats.number(effect.balance),
    to: formats.number(effect.balance_when_credited),
    method: translate(`console.payment_methods.${method}`, { _: method }),
  };
  const text = useText('resources.payments', numbers);
  const premium = effect.premium ? 'premium_stays' : 'premium_begins';
  const effects: Record<Outcome, string[]> = {
    credit: ['credits_come', premium, 'worth'],
    return: ['money_back', 'no_credits'],
    returned: ['no_money', 'counts_as_returned'],
    surplus_returned: ['no_money', 'payment_stays'],
    seen: ['nothing_changes'],
  };
  return {
    odd: attention ? text(`odd.${attention}`) : '',
    effects: (outcome: Outcome) => effects[outcome].map((key) => text(`effect.${key}`)),
    of: (outcome: Outcome, key: string) => text(`review.${outcome}.${key}`),
  };
}
