import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewaySmsSender } from './gateway.sms-sender.js';

interface Got {
  headers: IncomingMessage['headers'];
  body: string;
}
const got: Got[] = [];
let answer = 202;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(answer).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterAll(() => void server.close());

const sms = { memberId: 'anna', to: '+31612345678', text: '123456 is your code', key: 'payment 1' };

describe('MNY-04 the gateway for text messages', () => {
  it('is handed number, sender and text, with its token and the key of the message', async () => {
    await new GatewaySmsSender({ url, token: 'secret', sender: 'Velvet' }).send(sms);
    expect(got[0]!.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'payment 1' });
    expect(JSON.parse(got[0]!.body)).toEqual({ to: sms.to, from: 'Velvet', text: sms.text });
  });

  it('fails the job where it refuses, so that it is tried again, and says nothing of the number', async () => {
    answer = 503;
    const failure = await new GatewaySmsSender({ url, token: 'secret', sender: 'Velvet' }).send(sms).catch(String);
    expect(failure).toBe('Error: the gateway for text messages answered 503');
  });
});
