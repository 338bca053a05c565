import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { Database, Store } from '../../../kernel/index.js';
import { isLocale, Settings, type Locale } from '../../../ground/settings/index.js';
import { renderDocument } from '../pdf/accounting-document.js';
import { receiptOf } from '../receipt.js';
import { receiptNotFound } from '../receipts.errors.js';

/** `memberId`: the member it must belong to; null: any member. */
export class GetReceiptFile extends Query<Buffer> {
  constructor(readonly input: { number: string; memberId: string | null }) {
    super();
  }
}

/** A receipt with its credit notes: far more than any payment has. */
const MAX_DOCUMENTS = 200;

/** Rendered from events at each request, with the seller's details of that time: no file is stored. */
@QueryHandler(GetReceiptFile)
export class GetReceiptFileHandler implements IQueryHandler<GetReceiptFile> {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { number, memberId } }: GetReceiptFile): Promise<Buffer> {
    const found = await this.database.one<{ payment_id: string; member_id: string }>(
      'SELECT payment_id, member_id FROM read.receipts WHERE number = $1',
      [number],
    );
    if (!found || (memberId !== null && memberId !== found.member_id)) throw receiptNotFound({});
    const ref = receiptOf(found.payment_id);
    const [events, { issued }, { language }] = await Promise.all([
      this.store.history(ref, { limit: MAX_DOCUMENTS }),
      this.store.readFresh(ref),
      this.store.readFresh(memberOf(found.member_id)),
    ]);
    const document = events.find(({ data }) => data.number === number);
    if (!document || !issued) throw receiptNotFound({});
    const seller = await this.settings.ofBrandThen(issued.brand, document.data.issuedAt);
    const locale: Locale = isLocale(language) ? language : seller.defaultLocale;
    return renderDocument(document, { paymentId: found.payment_id, sale: issued, seller, locale });
  }
}
