import { defineLive, type LiveNotice } from '../../kernel/index.js';
import type { RefundEvent } from './refund.events.js';

const tell = ({ streamId, data }: { streamId: string; data: RefundEvent['data'] }): LiveNotice[] => [
  { to: data.memberId, event: 'refund', data: { refund_id: streamId } },
];

export const refundsLive = defineLive<RefundEvent>({
  on: { RefundRequested: tell, RefundApproved: tell, RefundConfirmed: tell, RefundRefused: tell, RefundPaidOut: tell },
});
