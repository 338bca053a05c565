import { Box, Link } from '@mui/material';
import { useReference, useTranslate } from 'react-admin';
import type { Member } from '../layout/values/member';
import { MemberName, RecordLink } from '../layout/values/names';
import { useFormats } from '../layout/values/words';
import { API } from '../providers/api';
import type { Receipt } from './receipt';
import { referenceOf } from '../layout/values/references';
import { Small } from '../layout/values/card-heading';

/** The number, which opens the PDF. */
export function ReceiptNumber({ number }: { number: string }) {
  const translate = useTranslate();
  return (
    <Link
      href={`${API}/receipts/${encodeURIComponent(number)}`}
      target="_blank"
      rel="noreferrer"
      color="secondary"
      aria-label={translate('resources.receipts.pdf', { number })}
      // A number does not break at its hyphen.
      sx={{ whiteSpace: 'nowrap' }}
    >
      {number}
    </Link>
  );
}

/** A receipt or a credit note, and why. */
export function ReceiptKind({ receipt: { kind, cause } }: { receipt: Receipt }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'grid', whiteSpace: 'nowrap' }}>
      <span>{translate(`resources.receipts.kinds.${kind}`)}</span>
      {cause && <Small component="span">{translate(`resources.receipts.causes.${cause}`)}</Small>}
    </Box>
  );
}

export function PaymentLink({ receipt: { payment_id } }: { receipt: Receipt }) {
  const translate = useTranslate();
  return (
    <RecordLink
      resource="payments"
      id={payment_id}
      data-row-link
      underline="always"
      sx={{ color: 'secondary.main', whiteSpace: 'nowrap' }}
      aria-label={`${translate('resources.receipts.to_payment')} ${referenceOf('payments', payment_id)}`}
    >
      {referenceOf('payments', payment_id)}
    </RecordLink>
  );
}

/** Leads to the member's page; nowhere once they are erased. */
export function MemberLink({ receipt: { member_id } }: { receipt: Receipt }) {
  const { referenceRecord } = useReference<Member>({ reference: 'members', id: member_id });
  if (!referenceRecord) return <MemberName id={member_id} />;
  return (
    <RecordLink resource="members" id={member_id} underline="always" sx={{ color: 'secondary.main' }}>
      <MemberName id={member_id} />
    </RecordLink>
  );
}

export function Country({ receipt: { vat_country, vat_rate } }: { receipt: Receipt }) {
  const formats = useFormats();
  return (
    <>
      {formats.country(vat_country)} {formats.percent(vat_rate)}
    </>
  );
}
