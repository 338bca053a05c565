import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useGiftText } from '../../lib/gifts';
import { Alert } from '../../ui/alert';
import { Modal } from '../../ui/modal';
import { Skeleton } from '../../ui/skeleton';
import { transactionQuery, type Transaction } from './api';
import styles from './transaction-detail.module.scss';
import { recipientOf, transactionName } from './transaction-name';

type Props = {
  id: string;
  onClose: () => void;
  /** What the movement came from: its payment or its refund. */
  cause: (transaction: Transaction) => ReactNode;
};

export function TransactionDetail({ id, onClose, cause }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const giftText = useGiftText();
  const { data, error } = useQuery(transactionQuery(id));
  const title = data ? transactionName(data, t, giftText) : t('credits.transactions');
  return (
    <Modal hasEntry open onClose={onClose} title={title}>
      {data ? (
        <>
          <Movement transaction={data} />
          {cause(data)}
        </>
      ) : error ? (
        <Alert tone="danger">{ofError(error)}</Alert>
      ) : (
        <Skeleton height={160} />
      )}
    </Modal>
  );
}

const WHY = {
  charge_back: 'credits.why.charge_back',
  charge_back_reversed: 'credits.why.charge_back_reversed',
  debt_settled: 'credits.why.debt_settled',
  payment_declined: 'credits.why.payment_declined',
  payment_returned: 'credits.why.payment_returned',
} as const;
const isExplained = (kind: Transaction['kind']): kind is keyof typeof WHY => kind in WHY;

function Movement({ transaction }: { transaction: Transaction }) {
  const { at, kind, credits, opening, balance, money, reference, debt, payable_until } = transaction;
  const { t } = useTranslation();
  const format = useFormat();
  const recipient = recipientOf(transaction, t);
  return (
    <>
      <p className={`mb-8 bold-34 figures ${styles.amount}`}>
        {credits !== 0 && (
          <span className={credits > 0 ? 'success' : undefined}>
            {format.signed(credits)} <small>{t('credits.credits')}</small>
          </span>
        )}
        {credits === 0 && money && kind !== 'charge_back' && (
          <span className={kind === 'refund' || kind === 'payment_returned' ? 'success' : undefined}>
            {format.money(money)}
          </span>
        )}
      </p>
      {isExplained(kind) && <p className="mb-16">{t(WHY[kind], { price: money ? format.money(money) : '' })}</p>}
      <dl className="facts">
        <div>
          <dt>{t('credits.when')}</dt>
          <dd>
            <time dateTime={at}>
              {format.date(at)}, {format.time(at)}
            </time>
          </dd>
        </div>
        {payable_until && (
          <div>
            <dt>{t('credits.payable_until_label')}</dt>
            <dd>{format.date(payable_until)}</dd>
          </div>
        )}
        {recipient && (
          <div>
            <dt>{t('credits.to_label')}</dt>
            <dd>{recipient}</dd>
          </div>
        )}
        <div>
          <dt>{t('credits.balance_before')}</dt>
          <dd>{format.number(opening)}</dd>
        </div>
        <div>
          <dt>{t('credits.balance_after')}</dt>
          <dd>{format.number(balance)}</dd>
        </div>
        {debt !== null && debt > 0 && (
          <div>
            <dt>{t('credits.debt_after')}</dt>
            <dd>{format.number(debt)}</dd>
          </div>
        )}
        {(kind === 'spend' || kind === 'give_back') && (
          <div>
            <dt>{t('credits.message_number')}</dt>
            <dd className="small quiet breaks">{reference}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
