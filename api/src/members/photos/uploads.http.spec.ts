import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Store } from '../../kernel/index.js';
import { deadline } from '../../kernel/deadlines.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';

let app: TestApp;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp();
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
});

const BOUNDARY = 'a-boundary';
const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\n`;

interface SlowUpload {
  request: ClientRequest;
  /** Resolves when the first half has been sent. */
  begun: Promise<void>;
  answer: Promise<{ status: number; code?: string; after?: string }>;
  answered: () => boolean;
  finish(): void;
}

/** An upload that pauses after half of its photo until told to continue. */
function slowUpload({ browser }: TestMember): SlowUpload {
  const { cookie } = browser;
  const rest = Buffer.concat([picture.subarray(100), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const upload = request(`${app.origin}/api/photos`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + 100 + rest.length,
      'x-client-request': '1',
      'idempotency-key': randomUUID(),
      cookie,
    },
  });
  let answered = false;
  const answer = once(upload, 'response').then(async ([response]: IncomingMessage[]) => {
    answered = true;
    const text = Buffer.concat(await response!.toArray()).toString();
    const after = response!.headers['retry-after'];
    return {
      status: response!.statusCode!,
      code: (JSON.parse(text) as { code?: string }).code,
      ...(after && { after }),
    };
  });
  answer.catch(() => undefined);
  upload.on('error', () => undefined);
  upload.write(head);
  const begun = new Promise<void>((sent) => upload.write(picture.subarray(0, 100), () => sent()));
  return { request: upload, begun, answer, answered: () => answered, finish: () => void upload.end(rest) };
}

const upload = ({ browser }: TestMember) => browser.upload('/photos', 'photo', picture);

describe('PRO-02 an upload', () => {
  it('into a full album is refused before the photo has arrived', async () => {
    const anna = await signUp(app, 'Anna');
    for (let i = 0; i < 3; i++) expect((await upload(anna)).status).toBe(201);
    const slow = slowUpload(anna);
    expect(await slow.answer).toEqual({ status: 403, code: 'premium_required' });
    slow.request.destroy();
  });

  it('waits for the same member’s one before it, and for nobody else’s', async () => {
    const [anna, ben] = [await signUp(app, 'Anna'), await signUp(app, 'Ben')];
    const slow = slowUpload(anna);
    await slow.begun;
    // The upload has arrived once a later request on the same path is answered.
    expect((await upload(ben)).status).toBe(201);
    const second = slowUpload(anna);
    second.finish();
    expect((await upload(ben)).status).toBe(201);
    // It took the same path as Ben's, so it would have been answered by now.
    expect((await upload(ben)).status).toBe(201);
    expect(second.answered()).toBe(false);
    slow.finish();
    expect((await slow.answer).status).toBe(201);
    expect((await second.answer).status).toBe(201);
  });

  it('of who goes away, while it is sent or while it waits, holds nobody up', async () => {
    const anna = await signUp(app, 'Anna');
    const [slow, waiting] = [slowUpload(anna), slowUpload(anna)];
    await Promise.all([slow.begun, waiting.begun]);
    const third = upload(anna);
    expect((await anna.browser.get('/photos')).status).toBe(200);
    waiting.request.destroy();
    slow.request.destroy();
    expect((await third).status).toBe(201);
    expect((await anna.browser.get('/photos')).body.photos).toHaveLength(1);
  });

  it('CLI-05 has the deadline of every call, also in what is asked before its file is taken in', async () => {
    const anna = await signUp(app, 'Anna');
    const store = app.nest.get(Store);
    const readFresh = store.readFresh.bind(store);
    const deadlines: number[] = [];
    const watched = jest.spyOn(store, 'readFresh').mockImplementation((ref) => {
      deadlines.push(deadline());
      return readFresh(ref);
    });
    expect((await upload(anna)).status).toBe(201);
    watched.mockRestore();
    expect(deadlines.length).toBeGreaterThan(2);
    expect(deadlines.filter((until) => until === Infinity)).toEqual([]);
  });

  it('CLI-05 has no less time for the database because it came slowly, or waited for another', async () => {
    const [anna, ben] = [await signUp(app, 'Anna'), await signUp(app, 'Ben')];
    const [slow, waiting] = [slowUpload(anna), slowUpload(anna)];
    await Promise.all([slow.begun, waiting.begun]);
    // Both have arrived, and asked all that is asked before their files, once a later one on the same path is answered.
    expect((await upload(ben)).status).toBe(201);
    const real = Date.now;
    const minuteLater = jest.spyOn(Date, 'now').mockImplementation(() => real() + 60_000);
    slow.finish();
    waiting.finish();
    expect([(await slow.answer).status, (await waiting.answer).status]).toEqual([201, 201]);
    minuteLater.mockRestore();
  });

  it('CLI-05 is refused as busy when more than 32 of the same member wait, for longer than a moment', async () => {
    const anna = await signUp(app, 'Anna');
    const slow = Array.from({ length: 34 }, () => slowUpload(anna));
    const refused = await Promise.race(slow.map(({ answer }) => answer));
    expect(refused).toMatchObject({ status: 503, code: 'busy' });
    expect(Number(refused.after)).toBeGreaterThan(1);
    for (const { request } of slow) request.destroy();
  });
});
