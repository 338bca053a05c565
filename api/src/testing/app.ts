import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { afterAll } from 'vitest';
import { createApp, type App } from '../app.js';
import { contexts } from '../contexts.js';
import type { Kernel } from '../kernel/index.js';
import { TestClock, testDatabase, testKernel } from '../kernel/testing/index.js';
import { serve } from '../serve.js';
import { contractCheck, type ContractCheck } from './contract-check.js';
import { withShownPrice } from './shown-price.js';

export interface Answer {
  status: number;
  // Tests look into bodies of every shape.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  bytes: Buffer;
  headers: Headers;
}

export interface CallOptions {
  body?: unknown;
  /** Overrides; an undefined value leaves the header out. */
  headers?: Record<string, string | undefined>;
  key?: string;
}

const toBody = (body: unknown) => (typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body));

/**
 * A browser's worth of state: keeps cookies, sends the marker header and a fresh idempotency key. An answer that is not
 * what its route's contract says fails the test.
 */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    private readonly check: (...called: Parameters<ContractCheck>) => void = () => undefined,
  ) {}

  async call(
    method: string,
    path: string,
    { body, headers = {}, key = randomUUID() }: CallOptions = {},
  ): Promise<Answer> {
    const all: Record<string, string | undefined> = {
      'x-client-request': '1',
      ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(this.cookies.size ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
      ...headers,
    };
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const reply = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: Object.fromEntries(sent),
      redirect: 'manual',
      ...(body === undefined ? {} : { body: toBody(body) }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair] = cookie.split(';');
      const [name, value] = pair!.split('=', 2);
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
    const bytes = Buffer.from(await reply.arrayBuffer());
    const text = bytes.toString('utf8');
    const contentType = reply.headers.get('content-type');
    const answer = contentType?.includes('json') ? (JSON.parse(text) as unknown) : text;
    this.check({ method, url: `/api${path}`, status: reply.status, contentType, body: answer });
    return { status: reply.status, body: answer, bytes, headers: reply.headers };
  }

  /** The beginning of an answer that does not end. */
  async knock(path: string): Promise<Pick<Answer, 'status' | 'body'>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const calledOff = new AbortController();
    const reply = await fetch(`${this.origin}/api${path}`, { headers: { cookie }, signal: calledOff.signal });
    const body: unknown = reply.ok ? undefined : await reply.json();
    calledOff.abort();
    return { status: reply.status, body };
  }
  /** Sends one file in a form, as a page does. */
  upload = (path: string, field: string, file: Uint8Array, options?: CallOptions) => {
    const body = new FormData();
    body.set(field, new Blob([new Uint8Array(file)]), 'photo.jpg');
    return this.call('POST', path, { body, ...options });
  };

  /** The same cookies at another address. */
  at(origin: string): TestBrowser {
    const other = new TestBrowser(origin, this.check);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = async (path: string, body?: unknown, options?: CallOptions) =>
    this.call('POST', path, { ...options, body: await withShownPrice(this, path, { body, ...options }) });
  put = (path: string, body?: unknown, options?: CallOptions) => this.call('PUT', path, { body, ...options });
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, options);
}

export interface TestApp extends App {
  kernel: Kernel;
  clock: TestClock;
  dataDir: string;
  origin: string;
  consoleOrigin: string;
  contracts: ContractCheck;
  browser(): TestBrowser;
  console(): TestBrowser;
}

const running: { servers: Server[]; app: App; dataDir: string }[] = [];
afterAll(async () => {
  for (const { servers, app, dataDir } of running.splice(0)) {
    for (const server of servers) server.closeAllConnections();
    await app.nest.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Making the read models is half of what a start takes: they are made once and copied. */
const withReadModels = async (databaseUrl: string) => (await testKernel({ databaseUrl, contexts })).stop();

/**
 * The whole product on a database of its own, behind real HTTP on loopback. `work`: jobs and followers run too, and the
 * clock stands at now, for the queue goes by the database's clock: by another day's every timer would be due at once.
 */
export async function testApp(
  options: { work?: boolean; clock?: TestClock; env?: NodeJS.ProcessEnv } & Parameters<typeof testKernel>[0] = {},
): Promise<TestApp> {
  const { work, clock = work ? new TestClock(new Date()) : new TestClock(), env, ...kernelOptions } = options;
  // Known before the product starts: notices and links name its address.
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'dating-test-'));
  const kernel = await testKernel({
    ...kernelOptions,
    databaseUrl: kernelOptions.databaseUrl ?? (await testDatabase(withReadModels, 'with_read_models')),
    contexts,
    clock,
    env: { PORT: `${port}`, DATA_DIR: dataDir, ...env },
  });
  const app = await createApp(kernel);
  const site = (_request: unknown, response: { end: () => void }) => response.end();
  const start = (port: number, console: boolean) => serve(app, { host: '127.0.0.1', port, site, console });
  const servers = [await start(port, false), await start(0, true)];
  running.push({ servers, app, dataDir });
  const [origin, consoleOrigin] = servers.map(
    (server) => `http://127.0.0.1:${(server.address() as { port: number }).port}`,
  );
  if (work) await kernel.work(app.handlers, app.batchHandlers);
  const contracts = contractCheck(app);
  return {
    ...app,
    kernel,
    clock,
    dataDir,
    origin: origin!,
    consoleOrigin: consoleOrigin!,
    contracts,
    browser: () => new TestBrowser(origin!, contracts),
    console: () => new TestBrowser(consoleOrigin!, contracts),
  };
}
