import { defineLive } from '../../kernel/index.js';
import type { PaymentEvent } from './payment.events.js';

const told = (to: string, payment_id: string, status: string) => [
  { to, event: 'payment', data: { payment_id, status } },
];

export const paymentsLive = defineLive<PaymentEvent>({
  on: {
    PaymentCompleted: ({ streamId, data }) => told(data.memberId, streamId, 'completed'),
    PaymentFailed: ({ streamId, data }) => told(data.memberId, streamId, 'failed'),
    PaymentCancelled: ({ streamId, data }) => told(data.memberId, streamId, 'cancelled'),
    PaymentDeclined: ({ streamId, data }) => told(data.memberId, streamId, 'declined'),
    PaymentReturned: ({ streamId, data }) => told(data.memberId, streamId, 'returned'),
  },
});
