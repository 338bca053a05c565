import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { receipts } from './projections/receipts.projection.js';
import { GetReceiptFileHandler } from './queries/get-receipt-file.query.js';
import { ListReceiptsHandler } from './queries/list-receipts.query.js';
import { ListVatHandler } from './queries/list-vat.query.js';
import { receiptBook } from './receipt-book.js';
import { receipt } from './receipt.js';
import { ReceiptsAdminController } from './receipts.admin.controller.js';
import { ReceiptsList } from './receipts.list.js';
import { Receipts } from './receipts.js';
import { ReceiptsController } from './receipts.controller.js';

@ContextModule({
  name: 'receipts',
  streams: [receipt, receiptBook],
  projections: [receipts],
  imports: [ListsModule, SettingsModule],
  controllers: [ReceiptsController, ReceiptsAdminController, ReceiptsList],
  providers: [GetReceiptFileHandler, ListReceiptsHandler, ListVatHandler, Receipts, ReceiptsList],
  exports: [Receipts],
})
export class ReceiptsModule {}
