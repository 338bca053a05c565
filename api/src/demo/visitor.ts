import { v5 as uuidOf } from 'uuid';

const DEMO = '0f2c7f0a-5d0e-4b57-9a53-6f1f6f0f8e11';

/** The same name gives the same id in every run, so that loading goes on where it was cut off. */
export const keyOf = (name: string): string => uuidOf(name, DEMO);

/** Someone at the member site or the console, with a cookie. Demo data comes about as all other does: through the site's own calls. */
export class Visitor {
  private cookie = '';

  constructor(private readonly origin: string) {}

  async get<A>(path: string): Promise<A> {
    return (await this.call('GET', path)) as A;
  }

  /** `name` tells this action from all others of the demo. */
  async post<A>(path: string, name: string, body: object = {}): Promise<A> {
    return (await this.call('POST', path, { key: keyOf(name), body })) as A;
  }

  async put<A>(path: string, name: string, body: object): Promise<A> {
    return (await this.call('PUT', path, { key: keyOf(name), body })) as A;
  }

  async remove(path: string, name: string): Promise<void> {
    await this.call('DELETE', path, { key: keyOf(name) });
  }

  async upload<A>(path: string, name: string, field: string, file: Uint8Array): Promise<A> {
    const body = new FormData();
    body.set(field, new Blob([new Uint8Array(file)]), `${field}.jpg`);
    return (await this.call('POST', path, { key: keyOf(name), body })) as A;
  }

  private async call(method: string, path: string, sent?: { key: string; body?: object }): Promise<unknown> {
    const form = sent?.body instanceof FormData ? sent.body : undefined;
    const reply = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        'x-client-request': '1',
        cookie: this.cookie,
        ...(sent && { 'idempotency-key': sent.key }),
        ...(sent?.body && !form && { 'content-type': 'application/json' }),
      },
      ...(sent?.body && { body: form ?? JSON.stringify(sent.body) }),
    });
    if (!reply.ok) throw new Error(`demo data: ${method} ${path}: ${reply.status} ${await reply.text()}`);
    this.cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    return reply.status === 204 ? undefined : reply.json();
  }
}
