import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contexts } from '../../../app/contexts.js';
import { defineJob, type Job, type JobHandler, type Kernel } from '../../../kernel/index.js';
import { eventually, testKernel } from '../../../../testing/kernel/index.js';
import { InboxMail } from './inbox-mail.entity.js';
import { InboxMailer } from './inbox.mailer.js';
import { MailClaims } from './mail-claims.js';
import { Mailer, type Mail } from './mailer.js';
import { SmtpMailer } from './smtp.mailer.js';

const mail: Mail = {
  from: { name: 'Velvet', address: 'help@velvet.example' },
  to: 'anna@example.org',
  memberId: '01900000-0000-7000-8000-000000000001',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};
const sendIt = defineJob<{ mail: string }>('send-it', { attempts: 4 });

let kernel: Kernel;
const ids: string[] = [];
let lost = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { id }, done) {
    let source = '';
    stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
    stream.on('end', () => {
      ids.push(/^Message-ID: (\S+)/im.exec(source)![1]!);
      // The server has the mail, but the connection is lost before it confirms.
      if (lost-- > 0) for (const one of server.connections) if (one.id === id) one._socket.destroy();
      done();
    });
  },
});

/** Sends in a job that fails once after each mail, as if its worker had been killed before completing it. */
class Killed implements JobHandler {
  tries = 0;
  constructor(private readonly mailer: Mailer) {}

  async run(): Promise<void> {
    this.tries++;
    await this.mailer.send(mail);
    if (this.tries < 3) throw new Error('killed');
  }
}

async function work(mailer: Mailer, times = 1): Promise<Killed[]> {
  const handlers = Array.from({ length: times }, () => new Killed(mailer));
  const jobs = handlers.map((handler, n) => [defineJob(`${sendIt.name}-${ids.length}-${n}`), handler] as const);
  const worker = await testKernel({ databaseUrl: kernel.config.databaseUrl, contexts });
  for (const [job] of jobs) await worker.jobs.enqueue(job, {}, { key: 'one' });
  await worker.work(new Map<Job, JobHandler>(jobs));
  // Retries at once, without the queue's backoff.
  await eventually(async () => {
    await kernel.database.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL');
    expect(handlers.every(({ tries }) => tries >= 3)).toBe(true);
  });
  await worker.stop();
  return handlers;
}

beforeAll(async () => {
  kernel = await testKernel({ contexts });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((done) => server.close(done)));

describe('NTF-02 a mail whose worker is killed', () => {
  const smtp = () =>
    new SmtpMailer(
      `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      new MailClaims(kernel.database),
    );

  it('goes out once over SMTP where the server’s answer was heard, and each job has its own', async () => {
    ids.length = 0;
    await work(smtp(), 2);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^<[\w-]{43}@velvet\.example>$/);
  });

  it('comes again under the same Message-ID where nobody heard the answer', async () => {
    ids.length = 0;
    lost = 1;
    await work(smtp());
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is in the local inbox once', async () => {
    const inbox = new InboxMailer(kernel.dataSource.getRepository(InboxMail), kernel.clock);
    await work(inbox, 2);
    expect((await inbox.list()).map(({ to }) => to)).toEqual([mail.to, mail.to]);
  });

  it('is forgotten after 30 days', async () => {
    const claims = new MailClaims(kernel.database);
    await kernel.database.query(
      `UPDATE notifications.mail_claims SET claimed_at = now() - interval '31 days' WHERE message_id = $1`,
      [ids[0]],
    );
    await claims.forgetOld();
    expect(await claims.claim(ids[0]!)).toBe('new');
  });
});
