import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

// The client library requires TLS; this key and certificate are used in these tests only.
const TLS = readFileSync(new URL('local-mollie.pem', import.meta.url));

type Shape = Record<string, unknown> & { id: string; status: string; metadata: Record<string, string> };

/**
 * A fake Mollie server with the response shapes its client library documents. It remembers idempotency keys until
 * `forget`.
 */
export class LocalMollie {
  readonly payments = new Map<string, Shape>();
  readonly refunds = new Map<string, Shape[]>();
  /** The error it returns instead of refunding. */
  refuses: string | undefined;
  readonly asked: string[] = [];
  /** The payment methods enabled in the Mollie dashboard. */
  methods = ['ideal', 'creditcard', 'bancontact', 'paypal', 'paysafecard', 'applepay', 'banktransfer', 'eps', 'twint'];
  private readonly keys = new Map<string, object>();
  private readonly server;

  constructor() {
    this.server = createServer({ key: TLS, cert: TLS }, (request, response) => {
      void this.answer(request).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return this.address;
  }

  get address(): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}/v2/`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Simulates a charge-back by the payer's bank, which is reported with the payment. */
  chargeBack(payment: string, value: string, reason?: object): { id: string; reversedAt?: string } {
    const id = `chb_${crypto.randomUUID().slice(0, 8)}`;
    const amount = { value, currency: 'EUR' };
    const made = { resource: 'chargeback', id, amount, paymentId: payment, createdAt: '2026-05-01T10:00:00+00:00' };
    const known = this.payments.get(payment)!;
    const embedded = (known._embedded ?? { chargebacks: [] }) as { chargebacks: object[] };
    const told = { ...made, ...(reason && { reason }) };
    embedded.chargebacks.push(told);
    known._embedded = embedded;
    known.amountChargedBack = amount;
    return told;
  }

  forget = (): void => this.keys.clear();

  private async answer(request: IncomingMessage): Promise<[number, object]> {
    const { method, url = '', headers } = request;
    const body = await read(request);
    this.asked.push(`${method} ${url}`);
    if (!/^Bearer (test|live)_key$/.test(headers.authorization ?? '')) return problem(401, 'Missing authentication');
    const [, , resource, id, part] = url.split('?')[0]!.split('/');
    if (resource === 'methods') return [200, this.listOfMethods()];
    if (resource === 'refunds') return [200, page('refunds', [...this.refunds.values()].flat())];
    if (resource === 'chargebacks') return [200, page('chargebacks', this.chargebacks())];
    if (resource !== 'payments') return problem(404, 'No such resource');
    const known = id === undefined ? undefined : this.payments.get(id);
    if (id !== undefined && !known) return problem(404, `No payment exists with token ${id}.`);
    if (method === 'GET' && !id) return [200, page('payments', [...this.payments.values()].reverse())];
    if (method === 'GET') return [200, part === 'refunds' ? this.list(id!) : known!];
    if (known && this.refuses) return problem(422, this.refuses);
    const key = String(headers['idempotency-key']);
    const made = this.keys.get(key) ?? (known ? this.refund(known, body) : this.pay(body));
    this.keys.set(key, made);
    return [201, made];
  }

  private chargebacks(): object[] {
    return [...this.payments.values()].flatMap(
      ({ _embedded }) => (_embedded as { chargebacks?: object[] } | undefined)?.chargebacks ?? [],
    );
  }

  private pay(body: object): Shape {
    const id = `tr_${crypto.randomUUID().slice(0, 8)}`;
    const checkout = { href: `https://www.mollie.test/checkout/${id}`, type: 'text/html' };
    const made = {
      resource: 'payment',
      mode: 'test',
      ...body,
      id,
      status: 'open',
      createdAt: new Date().toISOString(),
      _links: { checkout },
    } as never;
    this.payments.set(id, made);
    return made;
  }

  private refund({ id: paymentId }: Shape, body: object): Shape {
    const id = `re_${crypto.randomUUID().slice(0, 8)}`;
    const made = {
      resource: 'refund',
      ...body,
      id,
      paymentId,
      status: 'queued',
      createdAt: new Date().toISOString(),
      _links: {},
    } as never;
    this.refunds.set(paymentId, [made, ...(this.refunds.get(paymentId) ?? [])]);
    return made;
  }

  private listOfMethods(): object {
    const methods = this.methods.map((id) => ({ resource: 'method', id, description: id, status: 'activated' }));
    return { count: methods.length, _embedded: { methods }, _links: {} };
  }

  private list(paymentId: string): object {
    const refunds = this.refunds.get(paymentId) ?? [];
    return { count: refunds.length, _embedded: { refunds }, _links: { previous: null, next: null } };
  }
}

const page = (of: string, all: object[]) => ({
  count: all.length,
  _embedded: { [of]: all },
  _links: { previous: null, next: null },
});

const problem = (status: number, detail: string): [number, object] => [
  status,
  { status, title: 'Error', detail, _links: {} },
];

async function read(request: IncomingMessage): Promise<object> {
  const text = (await request.setEncoding('utf8').toArray()).join('');
  return text ? (JSON.parse(text) as object) : {};
}
