import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { testApp } from '../../testing/app.js';
import { eventually } from '../../testing/kernel/index.js';
import { makePremium, signUp } from '../../testing/members.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

it('PRV-02 EVT-02 traces reach the collector: a command below its request, jobs of their own, nobody named', async () => {
  const got: { path: string | undefined; body: Export }[] = [];
  const collector = createServer((request, response) => {
    void json(request).then((body) => {
      got.push({ path: request.url, body: body as Export });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  try {
    const app = await testApp({ work: true, env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
    const anna = await signUp(app, 'Annabella', { credits: 100 });
    const ben = await signUp(app, 'Benedictus');
    await makePremium(app, anna);
    const chat = (await anna.browser.post('/chats', { profile_id: ben.id })).body as { id: string };
    await anna.browser.post(`/chats/${chat.id}/messages`, { body: 'planted-secret' });
    const spans = () =>
      got.flatMap(({ body }) => body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)));
    await eventually(() => {
      const request = spans().find(({ name }) => name === 'POST /api/chats/:id/messages');
      const commands = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      expect(commands).toEqual([
        expect.objectContaining({ traceId: request!.traceId, name: expect.stringMatching(/^command on .*wallet/) }),
      ]);
      expect(spans().map(({ name }) => name)).toContainEqual(expect.stringMatching(/^job [\w-]+$/));
    });
    expect(new Set(got.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
    const all = JSON.stringify(got);
    for (const secret of [anna.id, ben.id, chat.id, 'Annabella', 'Benedictus', 'planted-secret', '@example.org'])
      expect(all).not.toContain(secret);
  } finally {
    collector.closeAllConnections();
    collector.close();
  }
});
