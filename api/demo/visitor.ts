import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { v5 as uuidOf } from 'uuid';
import { MAX_TRIES, WAIT } from './patience.js';

const DEMO = '0f2c7f0a-5d0e-4b57-9a53-6f1f6f0f8e11';

/** The same name gives the same id in every run, so that loading goes on where it was cut off. */
export const keyOf = (name: string): string => uuidOf(name, DEMO);

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: string | FormData;
}
interface Reply {
  status: number;
  cookie: string | undefined;
  text: string;
}
export type Site = (call: Call) => Promise<Reply>;

/** The site of this process, without the detour over the network. */
export const siteOf =
  (nest: NestFastifyApplication): Site =>
  async ({ method, path, headers, body }) => {
    const reply = await nest.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
    const [cookie] = [reply.headers['set-cookie']].flat();
    return { status: reply.statusCode, cookie, text: reply.payload };
  };

/** A site at an address of its own. */
export const siteAt =
  (origin: string): Site =>
  async ({ path, ...call }) => {
    const reply = await fetch(origin + path, { ...call, redirect: 'manual' });
    return { status: reply.status, cookie: reply.headers.getSetCookie()[0], text: await reply.text() };
  };

/** Someone at the member site or the console, with a cookie. Demo data comes about as all other does: by the site's own calls. */
export class Visitor {
  private cookie = '';
  private enter: (() => Promise<string>) | undefined;

  constructor(private readonly site: Site) {}

  static withSession(site: Site, cookie: string): Visitor {
    const visitor = new Visitor(site);
    visitor.cookie = cookie;
    return visitor;
  }

  get session(): string {
    return this.cookie;
  }

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

  /** A form on a page, such as the payment company's. */
  async choose(address: string, choice: Record<string, string>): Promise<void> {
    const { pathname } = new URL(address);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = new URLSearchParams(choice).toString();
    for (let tries = 1; ; tries++) {
      const { status } = await this.site({ method: 'POST', path: pathname, headers, body: form });
      if (status === 303) return;
      if (status !== 503 || tries === MAX_TRIES)
        throw new Error(`demo data: the form at ${pathname} answered ${status}`);
      await sleep(WAIT);
    }
  }

  private async call(method: Call['method'], path: string, sent?: { key: string; body?: object }): Promise<unknown> {
    const form = sent?.body instanceof FormData ? sent.body : undefined;
    for (let tries = 1; ; tries++) {
      const reply = await this.site({
        method,
        path: `/api${path}`,
        headers: {
          'x-client-request': '1',
          cookie: this.cookie,
          ...(sent && { 'idempotency-key': sent.key }),
          ...(sent?.body && !form && { 'content-type': 'application/json' }),
        },
        ...(sent?.body && { body: form ?? JSON.stringify(sent.body) }),
      });
      if (reply.status < 300) {
        this.cookie = reply.cookie?.split(';')[0] ?? this.cookie;
        return reply.status === 204 ? undefined : JSON.parse(reply.text);
      }
      const failed = new Error(`demo data: ${method} ${path}: ${reply.status} ${reply.text}`);
      if (tries === MAX_TRIES) throw failed;
      // All of the demo's world come at once, and ask again where the site is busy, as its pages do.
      if (reply.status === 503) await sleep(WAIT);
      // Its clock runs days ahead in a second: a login to the console is over before its next call.
      else if (this.enter && reply.text.includes('authentication_required')) this.cookie = await this.enter();
      else throw failed;
    }
  }

  /** Lets this visitor in again when the login has ended. @param enter answers with a cookie */
  entersBy(enter: () => Promise<string>): this {
    this.enter = enter;
    return this;
  }
}
