import { fileURLToPath } from 'node:url';

export interface Config {
  production: boolean;
  /** `all` does everything; `api` serves, `worker` follows the log and runs jobs. */
  role: 'all' | 'api' | 'worker';
  host: string;
  port: number;
  adminPort: number;
  databaseUrl: string;
  dataDir: string;
  masterKey: string;
  demo: boolean;
  logLevel: string;
  /** Brokers the log is relayed to; none: followers read the store alone. */
  kafkaBrokers: string[];
  kafkaTopic: string;
  memberSite: string;
  consoleSite: string;
}

/** Reads the environment once; throws one sentence about what is missing. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`Set ${name}.`);
    return value;
  };
  const role = env['ROLE'] ?? 'all';
  if (role !== 'all' && role !== 'api' && role !== 'worker') throw new Error('ROLE is all, api or worker.');
  const production = env['NODE_ENV'] === 'production';
  const demo = env['DEMO'] === '1';
  if (production && demo) throw new Error('DEMO cannot be set in production.');
  return {
    production,
    role,
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(env['PORT'] ?? 3000),
    adminPort: Number(env['ADMIN_PORT'] ?? 3001),
    databaseUrl: need('DATABASE_URL'),
    dataDir: env['DATA_DIR'] ?? '.data',
    masterKey: need('MASTER_KEY'),
    demo,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    kafkaBrokers: env['KAFKA_BROKERS']?.split(',') ?? [],
    kafkaTopic: env['KAFKA_TOPIC'] ?? 'dating.events',
    memberSite: env['MEMBER_SITE'] ?? built('member-web'),
    consoleSite: env['CONSOLE_SITE'] ?? built('admin-web'),
  };
}

const built = (site: string) => fileURLToPath(new URL(`../../${site}/dist/`, import.meta.url));
