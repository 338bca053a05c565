import { CardLine, CardLines, PlainCards } from '../layout/lists/card-list';
import { useFormats } from '../layout/values/use-formats';
import { NoReceipts } from './no-receipts';
import type { Receipt } from './receipt';
import { Country, MemberLink, PaymentLink, ReceiptKind, ReceiptNumber } from './receipt-parts';

export function ReceiptCards() {
  const formats = useFormats();
  return (
    <PlainCards<Receipt> empty={<NoReceipts />}>
      {(receipt) => (
        <>
          <CardLine strong>
            <ReceiptNumber number={receipt.number} />
            <span>{formats.money(receipt.total)}</span>
          </CardLine>
          <CardLines>
            <CardLine>
              <ReceiptKind receipt={receipt} />
              <span>{formats.instant(receipt.issued_at)}</span>
            </CardLine>
            <CardLine>
              <span>
                <Country receipt={receipt} />
              </span>
              <span>{formats.money(receipt.vat)}</span>
            </CardLine>
            <CardLine>
              <MemberLink receipt={receipt} />
              <PaymentLink receipt={receipt} />
            </CardLine>
          </CardLines>
        </>
      )}
    </PlainCards>
  );
}
