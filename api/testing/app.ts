import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CookieAccessInfo } from 'cookiejar';
import supertest from 'supertest';
import { freePort } from './free-port.js';
import { afterAll, jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { createApp, type App } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import type { Kernel } from '../src/kernel/index.js';
import { TestClock, testDatabase, testKernel } from './kernel/index.js';
import { serve } from '../src/app/serve.js';
import { contractCheck, type ContractCheck } from './contract-check.js';
import { withShownPrice } from './shown-price.js';

export interface Answer {
  status: number;
  // Tests inspect bodies of any type.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  bytes: Buffer;
  headers: Headers;
}

export interface CallOptions {
  body?: unknown;
  /** Overrides; undefined omits the header. */
  headers?: Record<string, string | undefined>;
  key?: string;
}

type Agent = ReturnType<typeof supertest.agent>;
type Sending = ReturnType<Agent['get']>;

/** Reads the response body as raw bytes, whatever its content type. */
const asBytes = (answer: unknown, done: (error: Error | null, body: Buffer) => void): void =>
  void buffer(answer as IncomingMessage).then(
    (bytes) => done(null, bytes),
    (error: Error) => done(error, Buffer.alloc(0)),
  );

/**
 * The state of one browser: keeps cookies, sends the marker header and a fresh idempotency key. A response that
 * violates its route's contract fails the test.
 */
export class TestBrowser {
  private readonly agent: Agent;

  constructor(
    readonly origin: string,
    private readonly check: (...called: Parameters<ContractCheck>) => void = () => undefined,
  ) {
    this.agent = supertest.agent(origin);
  }

  async call(
    method: string,
    path: string,
    { body, headers = {}, key = randomUUID() }: CallOptions = {},
  ): Promise<Answer> {
    const all: Record<string, string | undefined> = {
      'x-client-request': '1',
      ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const sending = this.begin(method, path);
    for (const [name, value] of Object.entries(all)) if (value !== undefined) void sending.set(name, value);
    await addBody(sending, body);
    const reply = await sending.buffer(true).parse(asBytes);
    const bytes = reply.body as Buffer;
    const text = bytes.toString('utf8');
    const received = headersOf(reply.headers);
    const contentType = received.get('content-type');
    const answer = contentType?.includes('json') ? (JSON.parse(text) as unknown) : text;
    this.check({ method, url: `/api${path}`, status: reply.status, contentType, body: answer });
    return { status: reply.status, body: answer, bytes, headers: received };
  }

  /** Reads only the beginning of a response that never ends. */
  async knock(path: string): Promise<Pick<Answer, 'status' | 'body'>> {
    const reply = await this.begin('GET', path)
      .buffer(true)
      .parse((answer: unknown, done: (error: Error | null, body: Buffer) => void) => {
        if ((answer as IncomingMessage).statusCode !== 200) return asBytes(answer, done);
        (answer as IncomingMessage).destroy();
        done(null, Buffer.alloc(0));
      });
    const text = (reply.body as Buffer).toString('utf8');
    return { status: reply.status, body: text ? (JSON.parse(text) as unknown) : undefined };
  }

  /** The `cookie` header this browser would send. */
  get cookie(): string {
    const access = new CookieAccessInfo(new URL(this.origin).hostname, '/', false, false);
    return this.agent.jar.getCookies(access).toValueString();
  }

  private begin(method: string, path: string): Sending {
    // Any method, including those for which supertest has no function.
    return Object.assign(this.agent.get(`/api${path}`), { method }).redirects(0);
  }

  /** Uploads one file in a form, as a page does. */
  upload = (path: string, field: string, file: Uint8Array, options?: CallOptions) => {
    const body = new FormData();
    body.set(field, new Blob([new Uint8Array(file)]), 'photo.jpg');
    return this.call('POST', path, { body, ...options });
  };

  /** A browser with the same cookies at another address. */
  at(origin: string): TestBrowser {
    const other = new TestBrowser(origin, this.check);
    const { hostname } = new URL(origin);
    other.agent.jar.setCookies(this.agent.jar.getCookies(CookieAccessInfo.All).map(String), hostname);
    return other;
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = async (path: string, body?: unknown, options?: CallOptions) =>
    this.call('POST', path, { ...options, body: await withShownPrice(this, path, { body, ...options }) });
  put = (path: string, body?: unknown, options?: CallOptions) => this.call('PUT', path, { body, ...options });
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, options);
}

async function addBody(sending: Sending, body: unknown): Promise<void> {
  if (body === undefined) return;
  if (!(body instanceof FormData)) return void sending.send(typeof body === 'string' ? body : JSON.stringify(body));
  for (const [name, part] of body) {
    if (typeof part === 'string') void sending.field(name, part);
    else {
      const contentType = part.type || 'application/octet-stream';
      void sending.attach(name, Buffer.from(await part.arrayBuffer()), { filename: part.name, contentType });
    }
  }
}

function headersOf(received: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(received))
    for (const value of [values ?? []].flat()) headers.append(name, value);
  return headers;
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

/** The least that Argon2 takes: at people's cost, passwords of tests would take a sixth of the suite's CPU time. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const { hash: hashed } = argon2;

const running: { servers: Server[]; app: TestApp }[] = [];
afterAll(async () => {
  for (const { servers, app } of running.splice(0)) {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await app.nest.close();
    await rm(app.dataDir, { recursive: true, force: true });
    // Node keeps the module of a spec, and so what its variables hold: here 35 MB.
    for (const part of Object.keys(app)) Reflect.deleteProperty(app, part);
  }
});

/** Holds the whole alone, which is emptied: browsers in a spec's variables outlive the app. */
const checkOf =
  (whole: TestApp) =>
  (...called: Parameters<ContractCheck>): void =>
    whole.contracts(...called);

/** Creating the read models takes half of each startup: it is done once, in a template database that is copied. */
const withReadModels = async (databaseUrl: string) => (await testKernel({ databaseUrl, contexts })).stop();

/**
 * The whole product on its own database, served over HTTP on loopback. `work`: jobs and followers run too, and the
 * clock starts at the current time, because the queue uses the database's clock: with another date all timers would be
 * due at once. `costlyPasswords`: they are hashed as people's are.
 */
export async function testApp(
  options: { work?: boolean; clock?: TestClock; env?: NodeJS.ProcessEnv; costlyPasswords?: boolean } & Parameters<
    typeof testKernel
  >[0] = {},
): Promise<TestApp> {
  const { work, clock = work ? new TestClock(new Date()) : new TestClock(), env, ...others } = options;
  const { costlyPasswords, ...kernelOptions } = others;
  if (!costlyPasswords) jest.spyOn(argon2, 'hash').mockImplementation((password) => hashed(password, CHEAP));
  // The port must be known before startup, because notifications and links contain the address.
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
  const [origin, consoleOrigin] = servers.map(
    (server) => `http://127.0.0.1:${(server.address() as { port: number }).port}`,
  );
  if (work) await kernel.work(app.handlers, app.batchHandlers);
  const whole: TestApp = {
    ...app,
    kernel,
    clock,
    dataDir,
    origin: origin!,
    consoleOrigin: consoleOrigin!,
    contracts: contractCheck(app),
    browser: () => new TestBrowser(origin!, checkOf(whole)),
    console: () => new TestBrowser(consoleOrigin!, checkOf(whole)),
  };
  running.push({ servers, app: whole });
  return whole;
}
