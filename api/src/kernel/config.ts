import { fileURLToPath } from 'node:url';

/** What the environment says, read once at the start and handed to whoever asks for it by this class. */
export abstract class Config {
  abstract readonly production: boolean;
  /** `all` does everything; `api` serves, `worker` follows the log and runs jobs. */
  abstract readonly role: 'all' | 'api' | 'worker';
  abstract readonly host: string;
  abstract readonly port: number;
  abstract readonly adminPort: number;
  abstract readonly databaseUrl: string;
  abstract readonly dataDir: string;
  /** 32 bytes in base64; wraps every data key and keys every look-up hash. */
  abstract readonly masterKey: string;
  abstract readonly demo: boolean;
  abstract readonly logLevel: string;
  /** Brokers the log is relayed to; none: followers read the store alone. */
  abstract readonly kafkaBrokers: readonly string[];
  abstract readonly kafkaTopic: string;
  /** The member site's address, for links in mails and the way back from a payment; without a slash at its end. */
  abstract readonly origin: string;
  /** Where mail goes; none: the local inbox of development. */
  abstract readonly smtpUrl: string | undefined;
  /** The sandbox gives credits for no money: in production only when the operator says so in words. */
  abstract readonly sandboxPayments: boolean;
  /** Behind a proxy of ours: its forwarded headers are believed. */
  abstract readonly trustProxy: boolean;
  abstract readonly memberSite: string;
  abstract readonly consoleSite: string;
}

/** @throws one sentence about what is missing or wrong */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env['NODE_ENV'] === 'production';
  const role = env['ROLE'] ?? 'all';
  if (role !== 'all' && role !== 'api' && role !== 'worker') throw new Error('ROLE is all, api or worker.');
  const demo = env['DEMO'] === '1';
  if (production && demo) throw new Error('DEMO cannot be set in production.');
  const need = (name: string, why = ''): string => {
    const value = env[name];
    if (!value) throw new Error(`Set ${name}${why}.`);
    return value;
  };
  const port = Number(env['PORT'] ?? 3000);
  const origin = production ? need('ORIGIN', ', the address of the site: links in mails lead there') : env['ORIGIN'];
  return {
    production,
    role,
    host: env['HOST'] ?? '127.0.0.1',
    port,
    adminPort: Number(env['ADMIN_PORT'] ?? 3001),
    databaseUrl: need('DATABASE_URL'),
    dataDir: env['DATA_DIR'] ?? '.data',
    masterKey: need('MASTER_KEY'),
    demo,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    kafkaBrokers: env['KAFKA_BROKERS']?.split(',') ?? [],
    kafkaTopic: env['KAFKA_TOPIC'] ?? 'dating.events',
    origin: new URL(origin ?? `http://127.0.0.1:${port}`).origin,
    smtpUrl: production ? need('SMTP_URL', ': production has to send mail') : env['SMTP_URL'] || undefined,
    sandboxPayments: !production || env['SANDBOX_PAYMENTS'] === 'allowed',
    trustProxy: env['TRUST_PROXY'] === '1',
    memberSite: env['MEMBER_SITE'] ?? built('member-web'),
    consoleSite: env['CONSOLE_SITE'] ?? built('admin-web'),
  };
}

/** For a program's start: ends it with the sentence. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

const built = (site: string) => fileURLToPath(new URL(`../../../${site}/dist/`, import.meta.url));
