import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { First, Offered } from '../layout/dialogs/offered';
import type { Outcome, PaymentDetail } from './payment';
import { ReviewDialog } from './review-dialog';
import { useReviewTexts } from './use-review-texts';

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
      <Typography variant="h6" component="h3" color="secondary">
        {translate(`resources.payments.attention.${payment.attention}`)}
      </Typography>
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
      {outcome && <ReviewDialog payment={payment} outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </Card>
  );
}
