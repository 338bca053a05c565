import type { ReactNode } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { FactBlock } from '../members/fact-block';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import { MethodName } from '../layout/method-name';
import type { PaymentDetail } from './payment';

type Fact = [name: string, fact: ReactNode];

export function OrderFacts({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const { member_id, credits, credits_left, discount_code, discount_off, value_percentage } = payment;
  const text = (key: string, options?: object) => translate(`resources.payments.${key}`, options);
  const field = (name: string) => text(`fields.${name}`);
  const discount: Fact[] =
    discount_code && discount_off
      ? [
          [
            field('discount'),
            text('discount', { code: discount_code, percentage: value_percentage, off: formats.money(discount_off) }),
          ],
        ]
      : [];
  const left: Fact[] = payment.status === 'completed' ? [[field('credits_left'), formats.number(credits_left)]] : [];
  return (
    <FactBlock
      title={text('blocks.order')}
      facts={[
        [
          field('member_id'),
          <Link key="member" to={createPath({ resource: 'members', id: member_id, type: 'show' })}>
            <MemberName id={member_id} />
          </Link>,
        ],
        [field('placed_at'), formats.instant(payment.placed_at)],
        [field('package'), payment.package],
        [field('credits'), formats.number(credits)],
        ...left,
        [field('price'), formats.money(payment.price)],
        ...discount,
        [field('transaction_costs'), formats.money(payment.transaction_costs)],
        [field('amount'), <strong key="amount">{formats.money(payment.amount)}</strong>],
      ]}
    />
  );
}

export function ProviderFacts({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { bank, mismatch, charged_back, settled_at, provider_reference } = payment;
  const field = (name: string) => translate(`resources.payments.fields.${name}`);
  const optional: [string, ReactNode][] = [
    ['bank', bank],
    ['mismatch', mismatch && formats.money(mismatch)],
    ['charged_back', charged_back && formats.money(charged_back)],
    ['settled_at', settled_at && formats.instant(settled_at)],
  ];
  return (
    <FactBlock
      title={translate('resources.payments.blocks.payment')}
      facts={[
        [field('payment_method'), <MethodName key="method" id={payment.payment_method} />],
        [field('provider'), payment.provider],
        [field('provider_reference'), provider_reference ?? '–'],
        ...optional.flatMap(([name, fact]): Fact[] => (fact ? [[field(name), fact]] : [])),
        [field('id'), payment.id],
      ]}
    />
  );
}
