import Typography from '@mui/material/Typography';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { MethodName } from '../layout/values/method-name';
import { useCredits } from '../layout/values/use-credits';
import { FactBlock, known } from '../layout/shows/fact-block';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { hasCreditsLeft, type PaymentDetail } from './payment';

export function OrderFacts({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const inCredits = useCredits();
  const createPath = useCreatePath();
  const { member_id, credits_left, discount_code, discount_off, value_percentage } = payment;
  const text = (key: string, options?: object) => translate(`resources.payments.${key}`, options);
  const field = (name: string) => text(`fields.${name}`);
  const discount =
    discount_code &&
    discount_off &&
    text('discount', { code: discount_code, percentage: value_percentage, off: formats.money(discount_off) });
  return (
    <FactBlock
      title={text('blocks.order')}
      facts={known([
        [
          field('member_id'),
          <Link key="member" to={createPath({ resource: 'members', id: member_id, type: 'show' })}>
            <MemberName id={member_id} />
          </Link>,
        ],
        [field('placed_at'), formats.instant(payment.placed_at)],
        [
          field('package'),
          <span key="package">
            {inCredits(payment.credits)}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {payment.package}
            </Typography>
          </span>,
        ],
        [field('credits_left'), hasCreditsLeft(payment) && formats.number(credits_left)],
        [field('price'), formats.money(payment.price)],
        [field('discount'), discount],
        [field('transaction_costs'), formats.money(payment.transaction_costs)],
        [field('amount'), <strong key="amount">{formats.money(payment.amount)}</strong>],
      ])}
    />
  );
}

export function ProviderFacts({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { bank, mismatch, charged_back, settled_at, provider_reference } = payment;
  const field = (name: string) => translate(`resources.payments.fields.${name}`);
  return (
    <FactBlock
      title={translate('resources.payments.blocks.payment')}
      facts={known([
        [field('payment_method'), <MethodName key="method" id={payment.payment_method} />],
        [field('provider'), payment.provider],
        [field('provider_reference'), provider_reference ?? '–'],
        [field('bank'), bank],
        [field('mismatch'), mismatch && formats.money(mismatch)],
        [field('charged_back'), charged_back && formats.money(charged_back)],
        [field('settled_at'), settled_at && formats.instant(settled_at)],
        [field('id'), payment.id],
      ])}
    />
  );
}
