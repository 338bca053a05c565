import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandBus } from '@nestjs/cqrs';
import { RefuseRefund } from '../refunds/index.js';
import { keyOf, type Visitor } from './visitor.js';

/** Pays at the sandbox's own page, as a browser would. `name` tells this purchase from the others. */
export async function buy(visitor: Visitor, offer: string, name: string): Promise<string> {
  const order = { package: offer, payment_method: 'ideal', bank: null };
  const methods = await visitor.get<{ methods: { id: string; banks: { id: string }[] | null }[] }>('/payment-methods');
  const bank = methods.methods.find(({ id }) => id === order.payment_method)?.banks?.[0]?.id ?? null;
  const placed = await visitor.post<{ payment_id: string; pay_url: string }>('/orders', name, { ...order, bank });
  const body = new URLSearchParams({ outcome: 'paid' });
  await fetch(placed.pay_url, { method: 'POST', body, redirect: 'manual' });
  for (let tries = 0; tries < 200; tries++) {
    const { status } = await visitor.get<{ status: string }>(`/payments/${placed.payment_id}`);
    if (status === 'completed') return placed.payment_id;
    await sleep(100);
  }
  throw new Error('demo data: the payment was not completed');
}

/** One refund waits for finance, another was refused. */
export async function askBack(visitor: Visitor, commands: CommandBus): Promise<void> {
  await requestRefund(visitor, 'waiting');
  const refused = await requestRefund(visitor, 'refused');
  const reason = { reason: 'Je bank heeft deze betaling al teruggeboekt.' };
  await commands.execute(new RefuseRefund(refused, 'system', reason, keyOf('refuse refund')));
}

async function requestRefund(visitor: Visitor, name: string): Promise<string> {
  const payment_id = await buy(visitor, 'p100', `order ${name}`);
  const purchase = { payment_id, credits: 100, amount: { amount: 999, currency: 'EUR' } };
  const { refunds } = await visitor.post<{ refunds: { refund_id: string }[] }>('/refunds', `refund ${name}`, {
    refunds: [purchase],
  });
  return refunds[0]!.refund_id;
}
