import { ShowPage } from '../layout/shows/show-page';
import type { DebitDetail } from './debit';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecordTitle } from '../layout/shows/record-title';
import { WalletHistory } from '../layout/shows/wallet-history';
import { useFormats, useText } from '../layout/values/words';
import { DebitActions } from './debit-actions';
import { DebitMark, TransferMark } from './debit-mark';
import type { ReactNode } from 'react';
import { noonOf } from '../layout/values/days';
import { FactBlock, type Fact } from '../layout/shows/record-card';
import { MemberLink, RecordLink } from '../layout/values/names';
import { CardHeading } from '../layout/values/card-heading';

export const DebitShow = () => (
  <ShowPage<DebitDetail> queryOptions={{ refetchInterval: 20_000 }}>{(debit) => <DebitPage debit={debit} />}</ShowPage>
);

function DebitPage({ debit }: { debit: DebitDetail }) {
  const translate = useTranslate();
  const amount = useFormats().money(debit.amount);
  const title = translate('resources.direct-debits.of', { amount });
  return (
    <>
      <RecordTitle
        title={title}
        stream={`debit-${debit.id}`}
        status={
          <>
            <DebitMark status={debit.status} />
            {debit.transfers > 0 && <TransferMark />}
          </>
        }
      />
      <DebitActions debit={debit} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <CollectionFacts debit={debit} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <MandateFacts debit={debit} />
          <MandateText debit={debit} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, pb: 3 }}>
          <WalletHistory memberId={debit.member_id} own={[debit.id]} state={debit.status} />
        </Box>
      </Box>
    </>
  );
}

/** The words that were signed, for when the bank asks for them. */
function MandateText({ debit: { mandate } }: { debit: DebitDetail }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <CardHeading>{translate('resources.direct-debits.blocks.text', { version: mandate.version })}</CardHeading>
      {mandate.text.map((paragraph) => (
        <Typography key={paragraph} variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {paragraph}
        </Typography>
      ))}
    </Card>
  );
}

function CollectionFacts({ debit }: { debit: DebitDetail }) {
  const formats = useFormats();
  const text = useText('resources.direct-debits');
  const link = (resource: string, id: string, children: ReactNode) => (
    <RecordLink resource={resource} id={id}>
      {children}
    </RecordLink>
  );
  const { member_id, sent_at, returned_at, return_reason, amount, collected } = debit;
  const facts: Fact[] = [
    ['member_id', <MemberLink key="member" id={member_id} />],
    ['payment', link('payments', debit.id, debit.id)],
    ['amount', formats.money(amount)],
    ['collected', collected.amount === amount.amount ? null : formats.money(collected)],
    ['collect_on', formats.day(noonOf(debit.collect_on))],
    ['sent_at', sent_at && formats.instant(sent_at)],
    ['returned_at', returned_at && formats.instant(returned_at)],
    ['return_reason', return_reason && `${return_reason}: ${text(`reasons.${return_reason}`)}`],
    ['credits', text('credits_left', { left: formats.number(debit.credits_left), all: formats.number(debit.credits) })],
    ...debit.pay_back.map(({ refund_id, amount, done }): Fact => [
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
      facts={facts.map(([name, fact], i): Fact => {
        const before = facts.slice(0, i).filter(([other]) => other === name).length;
        return [`${text(`fields.${name}`)}${before > 0 ? ` ${before + 1}` : ''}`, fact];
      })}
    />
  );
}

function MandateFacts({ debit }: { debit: DebitDetail }) {
  const formats = useFormats();
  const text = useText('resources.direct-debits');
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
