import { PlainForm } from '../layout/page/plain-form';
import { ShowPage } from '../layout/shows/show-page';
import { TO_DO, type ChargebackDetail, isReturn, type ChargebackMoment } from './chargeback';
import { Box, Button, Card, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PaymentReceipts } from '../layout/shows/payment-receipts';
import { RecordTitle } from '../layout/shows/record-title';
import { WalletHistory } from '../layout/shows/wallet-history';
import { useFormats, useText } from '../layout/values/words';
import { ChargebackDecision } from './chargeback-decision';
import { ChargebackFacts, DeliveredFacts, PurchaseFacts } from './chargeback-facts';
import { ChargebackMark } from './chargeback-mark';
import { noonOf } from '../layout/values/days';
import { Moments } from '../layout/shows/moments';
import { useState } from 'react';
import { FileLink } from '../layout/lists/export-link';
import { Quote } from '../layout/values/quote';
import { Refusal } from '../layout/dialogs/refusal';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import { writingKeys } from '../layout/keys/writing-keys';
import { CardHeading, Small } from '../layout/values/card-heading';

const QUEUE = { filter: { status: TO_DO }, since: 'reported_at' };
/** Once it is answered or decided, some of them decide nothing. */
const hintsOf = ({ decisions }: ChargebackDetail) => [
  ...(decisions.includes('dispute') ? [{ keys: ['S'], text: 'sent' }] : []),
  ...(decisions.includes('accept') ? [{ keys: ['A'], text: 'accept' }] : []),
];
const LATER = 20_000;

/** The payment company's report may come while somebody looks. */
export const ChargebackShow = () => (
  <ShowPage<ChargebackDetail> hints={hintsOf} queue={QUEUE} queryOptions={{ refetchInterval: LATER }}>
    {(chargeback) => <ChargebackPage chargeback={chargeback} />}
  </ShowPage>
);

function ChargebackPage({ chargeback }: { chargeback: ChargebackDetail }) {
  const translate = useTranslate();
  const amount = useFormats().money(chargeback.amount);
  const { id, payment_id, member_id, status } = chargeback;
  return (
    <>
      <RecordTitle
        title={translate('resources.chargebacks.of', { amount })}
        status={<ChargebackMark of={chargeback} />}
        stream={`chargeback-${id}`}
      />
      <ChargebackDecision chargeback={chargeback} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', pb: 3 }}>
        <Box sx={columnSx}>
          <ChargebackFacts chargeback={chargeback} />
          <PurchaseFacts chargeback={chargeback} />
          <PaymentReceipts paymentId={payment_id} state={status} />
        </Box>
        <Box sx={columnSx}>
          <DeliveredFacts chargeback={chargeback} />
          {!isReturn(chargeback) && <ChargebackEvidence chargeback={chargeback} />}
          <ChargebackMoments events={chargeback.events} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <WalletHistory memberId={member_id} own={[payment_id]} state={status} />
        </Box>
      </Box>
    </>
  );
}

const columnSx = { display: 'grid', gap: 2, minWidth: 0 } as const;

/** What staff did about a charge-back, the newest first; nothing is shown where nobody did anything. */
function ChargebackMoments({ events }: { events: ChargebackMoment[] }) {
  const formats = useFormats();
  const text = useText('resources.chargebacks');
  if (events.length === 0) return null;
  const day = ({ respond_by }: ChargebackMoment) => respond_by && formats.day(noonOf(respond_by));
  return (
    <Moments
      title={text('blocks.events')}
      moments={events.map((event) => ({
        id: event.id,
        at: event.at,
        what: text(`events.${event.type}`, { _: event.type, day: day(event) }),
        by: event.by_name,
        reason: event.reason,
      }))}
    />
  );
}

const MOST = 5_000;

/** The file for the bank, and what the site says in it. */
function ChargebackEvidence({ chargeback }: { chargeback: ChargebackDetail }) {
  const { id, undecided, statement } = chargeback;
  const text = useText('resources.chargebacks.evidence');
  return (
    <Card component="section" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <CardHeading>{text('title')}</CardHeading>
      <Small>{text('explain')}</Small>
      {undecided ? <Statement id={id} said={statement ?? ''} /> : statement && <Quote>{statement}</Quote>}
      <FileLink path={`chargebacks/${id}/evidence`} query={{}} text="resources.chargebacks.evidence.download" />
    </Card>
  );
}

function Statement({ id, said }: { id: string; said: string }) {
  const text = useText('resources.chargebacks.evidence');
  // Until somebody types here it is what was last saved, also by a colleague.
  const [typed, setTyped] = useState<string>();
  const statement = typed ?? said;
  const written = statement.trim();
  const changed = written !== '' && written !== said;
  useUnsaved(changed);
  const writing = useIntent<string>(
    (own, api) =>
      api.POST('/api/admin/chargebacks/{id}/statement', { params: { path: { id } }, body: { statement: own } }),
    text('done'),
  );
  const submit = () => {
    if (changed && !writing.isPending) writing.mutate(written, { onSuccess: () => setTyped(undefined) });
  };
  return (
    <PlainForm onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: 1 }}>
      <Refusal>{writing.error?.message}</Refusal>
      <TextField
        multiline
        minRows={3}
        maxRows={14}
        label={text('statement')}
        helperText={text('statement_help')}
        value={statement}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={writingKeys}
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
      <Button type="submit" variant="outlined" color="secondary" disabled={!changed} loading={writing.isPending}>
        {text('save')}
      </Button>
    </PlainForm>
  );
}
