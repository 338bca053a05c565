import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const least = { DATABASE_URL: 'postgres://x', MASTER_KEY: 'k' };
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://dating:7Yx-unguessable@db/dating',
  MASTER_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtp://mail',
  ORIGIN: 'https://a.example/',
  ADMIN_ORIGIN: 'https://console.a.example/',
};

describe('configuration from the environment', () => {
  it('needs a database and a key, and nothing else in development', () => {
    expect(readConfig({ ...least, PORT: '3100' })).toMatchObject({
      origin: 'http://127.0.0.1:3100',
      smtpUrl: undefined,
      sandboxPayments: true,
    });
    expect(() => readConfig({ DATABASE_URL: 'x' })).toThrow('Set MASTER_KEY.');
    expect(() => readConfig({ MASTER_KEY: 'x' })).toThrow('Set DATABASE_URL.');
    expect(() => readConfig({ ...least, ROLE: 'boss' })).toThrow('ROLE');
  });

  it('tells of several faults that of the variable that comes first in docs/configuration.md, in one sentence', () => {
    expect(() => readConfig({ PORT: '-1', ROLE: 'boss' })).toThrow(/^ROLE is all, api or worker\.$/);
    expect(() => readConfig({ PORT: '-1', TRUST_PROXY: 'two' })).toThrow(/^PORT is a port number\.$/);
    expect(() => readConfig({ ...least, NEW_MASTER_KEY: 'k' })).toThrow(/^NEW_MASTER_KEY must be 32 random bytes/);
  });

  it('in production must send mail, know its address, and gives no credits for no money', () => {
    expect(readConfig(production)).toMatchObject({ origin: 'https://a.example', sandboxPayments: false });
    expect(readConfig({ ...production, SANDBOX_PAYMENTS: 'allowed' }).sandboxPayments).toBe(true);
    expect(() => readConfig({ ...production, SANDBOX_WEBHOOK_ORIGIN: 'api' })).toThrow('SANDBOX_WEBHOOK_ORIGIN');
    expect(() => readConfig({ ...production, SMTP_URL: '' })).toThrow('SMTP_URL');
    expect(() => readConfig({ ...production, ORIGIN: undefined })).toThrow('ORIGIN');
    expect(() => readConfig({ ...production, ADMIN_ORIGIN: undefined })).toThrow('ADMIN_ORIGIN');
    expect(() => readConfig({ ...production, DEMO: '1' })).toThrow('DEMO');
  });

  it('MNY-03 takes payments by Mollie with a key of the right kind only', () => {
    expect(readConfig(least).mollie).toBeUndefined();
    expect(readConfig({ ...least, MOLLIE_API_KEY: 'test_abc' }).mollie).toEqual({ apiKey: 'test_abc' });
    expect(readConfig({ ...production, MOLLIE_API_KEY: 'live_abc' }).mollie).toEqual({ apiKey: 'live_abc' });
    expect(() => readConfig({ ...production, MOLLIE_API_KEY: 'test_abc' })).toThrow('MOLLIE_API_KEY');
    expect(() => readConfig({ ...least, DEMO: '1', MOLLIE_API_KEY: 'test_abc' })).toThrow('DEMO');
    expect(() => readConfig({ ...least, MOLLIE_API_KEY: 'abc' })).toThrow('MOLLIE_API_KEY');
  });

  it('MNY-03 has no sandbox beside a company that takes real money, and in production only by the word for it', () => {
    const both = { ...production, MOLLIE_API_KEY: 'live_abc', SANDBOX_PAYMENTS: 'allowed' };
    expect(() => readConfig(both)).toThrow('SANDBOX_PAYMENTS');
    expect(() => readConfig({ ...least, MOLLIE_API_KEY: 'live_abc', SANDBOX_PAYMENTS: 'allowed' })).toThrow('SANDBOX');
    expect(readConfig({ ...least, MOLLIE_API_KEY: 'live_abc' }).sandboxPayments).toBe(false);
    expect(readConfig({ ...least, MOLLIE_API_KEY: 'test_abc' }).sandboxPayments).toBe(true);
    for (const SANDBOX_PAYMENTS of ['1', 'true', 'yes', 'Allowed'])
      expect(() => readConfig({ ...production, SANDBOX_PAYMENTS })).toThrow('SANDBOX_PAYMENTS');
  });

  it('PRV-02 tells figures to this machine alone, or to who shows a token that nobody guesses', () => {
    expect(readConfig(least).metrics).toBeUndefined();
    expect(readConfig({ ...least, METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    const open = { ...production, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(() => readConfig(open)).toThrow('Set METRICS_TOKEN');
    expect(() => readConfig({ ...open, METRICS_TOKEN: 'short' })).toThrow('16 characters');
    expect(readConfig({ ...open, METRICS_TOKEN: 'x'.repeat(16) }).metrics).toMatchObject({ token: 'x'.repeat(16) });
    expect(() => readConfig({ ...least, METRICS_PORT: 'many' })).toThrow('METRICS_PORT');
  });

  it.each(['MAIL_FEEDBACK_TOKEN', 'MAIL_REPLY_TOKEN'])('PRV-02 takes no %s that could be guessed', (name) => {
    expect(() => readConfig({ ...least, [name]: 'x'.repeat(31) })).toThrow(`${name} has 32 characters or more.`);
    readConfig({ ...least, [name]: 'x'.repeat(32) });
  });

  it('PRV-02 shows mails, texts and demo logins to this machine alone, unless told otherwise', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'example.org', '127.0.0.1.example.org', '128.0.0.1']) {
      for (const env of [{}, { DEMO: '1' }, { SMTP_URL: 'smtp://mail' }]) {
        expect(() => readConfig({ ...least, ...env, HOST })).toThrow('DEVELOPMENT_ON_NETWORK');
        const said = { ...env, HOST, DEVELOPMENT_ON_NETWORK: 'allowed' };
        expect(readConfig({ ...least, ...said }).host).toBe(HOST);
        expect(() => readConfig({ ...least, ...said, DEVELOPMENT_ON_NETWORK: '1' })).toThrow('DEVELOPMENT_ON_NETWORK');
      }
      expect(readConfig({ ...production, HOST }).host).toBe(HOST);
    }
    for (const HOST of ['127.0.0.1', '127.8.8.8', 'localhost', '::1', ''])
      expect(readConfig({ ...least, HOST, DEMO: '1' })).toBeTruthy();
  });

  it('NTF-03 offers push in production with a key of its own only', () => {
    expect(readConfig(production).push).toBeUndefined();
    const VAPID_PRIVATE_KEY = Buffer.alloc(32, 9).toString('base64url');
    expect(readConfig({ ...production, VAPID_PRIVATE_KEY }).push).toMatchObject({ sandbox: false });
    expect(() => readConfig({ ...production, VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY');
    expect(readConfig({ ...production, NODE_ENV: 'development' }).push).toMatchObject({ sandbox: true });
  });

  it('EVT-06 speaks to brokers with TLS and as a user, and sends no password in the clear', () => {
    const brokers = { ...least, KAFKA_BROKERS: 'kafka:9093' };
    expect(readConfig(brokers).kafka).toEqual({
      brokers: ['kafka:9093'],
      topic: 'dating.events',
      ssl: false,
      gzip: true,
    });
    expect(readConfig(brokers).followsTopic).toBe(false);
    expect(readConfig({ ...brokers, FOLLOW: 'kafka' }).followsTopic).toBe(true);
    expect(() => readConfig({ ...least, FOLLOW: 'kafka' })).toThrow('FOLLOW=kafka needs KAFKA_BROKERS');
    const tls = { ...brokers, KAFKA_TLS: 'required' };
    expect(readConfig(tls).kafka?.ssl).toBe(true);
    expect(readConfig({ ...tls, KAFKA_CA: 'PEM' }).kafka?.ssl).toEqual({ ca: 'PEM' });
    const user = { KAFKA_SASL: 'plain', KAFKA_USERNAME: 'dating', KAFKA_PASSWORD: 'secret' };
    expect(readConfig({ ...tls, ...user }).kafka?.sasl).toEqual({
      mechanism: 'plain',
      username: 'dating',
      password: 'secret',
    });
    expect(() => readConfig({ ...brokers, ...user })).toThrow('KAFKA_TLS');
    expect(() => readConfig({ ...tls, KAFKA_SASL: 'scram-sha-512', KAFKA_USERNAME: 'dating' })).toThrow(
      'KAFKA_PASSWORD',
    );
    expect(() => readConfig({ ...tls, ...user, KAFKA_SASL: 'gssapi' })).toThrow('KAFKA_SASL');
    expect(() => readConfig({ ...brokers, KAFKA_CA: 'PEM' })).toThrow('KAFKA_TLS');
  });

  it('EVT-06 knows brokers by name and port, and says so when they are anything else', () => {
    expect(readConfig(least).kafka).toBeUndefined();
    expect(readConfig({ ...least, KAFKA_BROKERS: 'one:9092, 10.0.0.7:19092' }).kafka?.brokers).toEqual([
      'one:9092',
      '10.0.0.7:19092',
    ]);
    for (const wrong of [
      'kafka',
      'kafka:',
      'kafka:port',
      'kafka:0',
      'kafka:70000',
      ':9092',
      'a:1,',
      'kafka://a:9092',
      '-a:1',
    ]) {
      expect(() => readConfig({ ...least, KAFKA_BROKERS: wrong })).toThrow('KAFKA_BROKERS is a list such as');
    }
    expect(() => readConfig({ ...least, KAFKA_TOPIC: 'dating events' })).toThrow('KAFKA_TOPIC');
    expect(() => readConfig({ ...least, KAFKA_TOPIC: '..' })).toThrow('KAFKA_TOPIC');
    const topic = {
      KAFKA_BROKERS: 'kafka:9092',
      KAFKA_PARTITIONS: '6',
      KAFKA_REPLICATION: '3',
      KAFKA_RETENTION_DAYS: '30',
      KAFKA_COMPRESSION: 'none',
    };
    expect(readConfig({ ...least, ...topic }).kafka).toMatchObject({
      partitions: 6,
      replication: 3,
      retentionDays: 30,
      gzip: false,
    });
    for (const name of ['KAFKA_PARTITIONS', 'KAFKA_REPLICATION', 'KAFKA_RETENTION_DAYS', 'KAFKA_COMPRESSION'])
      expect(() => readConfig({ ...least, ...topic, [name]: '0' })).toThrow(name);
  });

  it('reads a secret from a file that is named instead, and says which cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dating-config-'));
    const file = join(folder, 'key');
    await writeFile(file, 'from a file\n');
    const named = { DATABASE_URL: 'postgres://x', MASTER_KEY_FILE: file };
    expect(readConfig(named).masterKey).toBe('from a file');
    expect(readConfig({ ...named, MASTER_KEY: 'k' }).masterKey).toBe('k');
    await rm(folder, { recursive: true });
    expect(() => readConfig(named)).toThrow('MASTER_KEY_FILE names a file that cannot be read.');
    expect(() => readConfig({ ...least, NEW_MASTER_KEY: 'short' })).toThrow('NEW_MASTER_KEY');
  });

  it('keeps photos in files, or in a store whose keys it is given', () => {
    expect(readConfig(least).objectStorage).toBeUndefined();
    expect(() => readConfig({ ...least, S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a' })).toThrow('S3_SECRET_KEY');
    expect(readConfig({ ...least, S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }).objectStorage).toEqual(
      { bucket: 'photos', endpoint: undefined, region: 'us-east-1', accessKey: 'a', secretKey: 's' },
    );
  });

  it('in production refuses secrets that anybody would guess', () => {
    const refused = (env: NodeJS.ProcessEnv) => expect(() => readConfig({ ...production, ...env }));
    refused({ MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }).toThrow('MASTER_KEY');
    refused({ MASTER_KEY: 'change-me' }).toThrow('MASTER_KEY');
    refused({ DATABASE_URL: 'postgres://postgres:postgres@db/dating' }).toThrow('DATABASE_URL');
    refused({ DATABASE_URL: 'postgres://dating@db.example/dating' }).toThrow('DATABASE_URL');
    expect(readConfig({ ...production, DATABASE_URL: 'postgres://dating@127.0.0.1/dating' })).toBeTruthy();
  });

  it('ADM-05 asks staff for a second factor, unless it is the demo or the operator says otherwise', () => {
    const required = (env: NodeJS.ProcessEnv) => readConfig({ ...least, ...env }).secondFactorRequired;
    expect(required({})).toBe(true);
    expect(readConfig(production).secondFactorRequired).toBe(true);
    expect(required({ DEMO: '1' })).toBe(false);
    expect(required({ DEMO: '1', STAFF_SECOND_FACTOR: 'required' })).toBe(true);
    expect(required({ STAFF_SECOND_FACTOR: 'optional' })).toBe(false);
    expect(() => required({ STAFF_SECOND_FACTOR: 'off' })).toThrow('STAFF_SECOND_FACTOR');
  });

  it('reads ports as numbers, and says when one is none', () => {
    expect(readConfig({ ...least, PORT: '' }).port).toBe(3000);
    expect(() => readConfig({ ...least, ADMIN_PORT: 'http' })).toThrow('ADMIN_PORT is a port number.');
  });
});
