import type { ReactNode } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { FactBlock } from '../layout/shows/fact-block';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import type { DebitDetail } from './debit';

type Fact = [name: string, fact: ReactNode];

export function CollectionFacts({ debit }: { debit: DebitDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const text = (key: string, options?: object) => translate(`resources.direct-debits.${key}`, options);
  const link = (resource: string, id: string, children: ReactNode) => (
    <Link to={createPath({ resource, id, type: 'show' })}>{children}</Link>
  );
  const { member_id, sent_at, returned_at, return_reason, amount, collected } = debit;
  const facts: [name: string, fact: ReactNode | null][] = [
    ['member_id', link('members', member_id, <MemberName id={member_id} />)],
    ['payment', link('payments', debit.id, debit.id)],
    ['amount', formats.money(amount)],
    ['collected', collected.amount === amount.amount ? null : formats.money(collected)],
    ['collect_on', formats.day(noonOf(debit.collect_on))],
    ['sent_at', sent_at && formats.instant(sent_at)],
    ['returned_at', returned_at && formats.instant(returned_at)],
    ['return_reason', return_reason && `${return_reason}: ${text(`reasons.${return_reason}`)}`],
    ['credits', text('credits_left', { left: formats.number(debit.credits_left), all: formats.number(debit.credits) })],
    ...debit.pay_back.map(({ refund_id, amount, done }): [string, ReactNode] => [
      'refund',
      // What is asked a second time has a number behind its id.
      link(
        'refunds',
        refund_id.slice(0, 36),
        text(done ? 'paid_back' : 'to_pay_back', { amount: formats.money(amount) }),
      ),
    ]),
  ];
  return (
    <FactBlock
      title={text('blocks.collection')}
      facts={facts
        .filter(([, fact]) => fact !== null)
        .map(([name, fact], i, all): Fact => {
          const before = all.slice(0, i).filter(([other]) => other === name).length;
          return [`${text(`fields.${name}`)}${before > 0 ? ` ${before + 1}` : ''}`, fact];
        })}
    />
  );
}

export function MandateFacts({ debit }: { debit: DebitDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.direct-debits.${key}`);
  const kept = (value: string | null) => value ?? text('not_kept');
  return (
    <FactBlock
      title={text('blocks.mandate')}
      facts={[
        [text('fields.reference'), debit.reference],
        [text('fields.holder'), kept(debit.holder)],
        [text('fields.iban'), debit.iban_blocked ? `${kept(debit.iban)} (${text('iban_blocked')})` : kept(debit.iban)],
        [text('fields.phone'), kept(debit.phone)],
        [text('fields.address'), kept(debit.address)],
        [text('fields.signed_at'), formats.instant(debit.signed_at)],
        [text('fields.creditor'), `${debit.mandate.creditor_name}, ${debit.mandate.creditor_id}`],
      ]}
    />
  );
}
