import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateSync } from 'class-validator';
import { apiFolder } from './api-folder.js';
import { pushKeys, sandboxPushKeys, type PushKeys } from './push-keys.js';
import type { KafkaAddress } from './broker.js';
import { brokersIn, Environment, VARIABLES } from './variables.js';

/** An S3-compatible store. */
export interface ObjectStorage {
  bucket: string;
  /** Undefined for Amazon S3 itself. */
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** The configuration, read from the environment once at startup and injected by this class. */
export abstract class Config {
  abstract readonly production: boolean;
  /** `all` does everything; `api` serves requests; `worker` follows the event log and runs jobs. */
  abstract readonly role: 'all' | 'api' | 'worker';
  abstract readonly host: string;
  abstract readonly port: number;
  abstract readonly adminPort: number;
  abstract readonly databaseUrl: string;
  /** A streaming replica of it that queries may read; undefined asks the primary alone. */
  abstract readonly databaseReadUrl: string | undefined;
  abstract readonly dataDir: string;
  /** Where photos are stored; undefined stores them as files in `dataDir`. */
  abstract readonly objectStorage: ObjectStorage | undefined;
  /** 32 bytes in base64; wraps every data key and keys every lookup hash (HMAC). */
  abstract readonly masterKey: string;
  /** The key that `npm run rotate-master-key` replaces the master key with. */
  abstract readonly newMasterKey: string | undefined;
  abstract readonly demo: boolean;
  abstract readonly demoMembers: number;
  abstract readonly logLevel: string;
  /** The OpenTelemetry collector for traces; undefined makes none. */
  abstract readonly tracesTo: string | undefined;
  /** Where metrics are served to clients that present the token; undefined disables metrics. */
  abstract readonly metrics: { host: string; port: number; token: string | undefined } | undefined;
  /** Where the event log is relayed to; undefined if nothing is. */
  abstract readonly kafka: KafkaAddress | undefined;
  /** Whether followers that may read the topic instead of the log (decision 280). */
  abstract readonly followsTopic: boolean;
  /** The member site's base URL, for links in mails and the return from a payment; without a trailing slash. */
  abstract readonly origin: string;
  /** The console's base URL, for links in mails to staff; without a trailing slash. */
  abstract readonly adminOrigin: string;
  /** Whether staff without an authenticator must set one up before they can log in (ADM-05). */
  abstract readonly secondFactorRequired: boolean;
  /** A console session's maximum lifetime (`lasts`) and its idle timeout (`idle`), in milliseconds. */
  abstract readonly staffSession: { lasts: number; idle: number };
  /** The SMTP server for outgoing mail; undefined delivers to the local development inbox. */
  abstract readonly smtpUrl: string | undefined;
  /** The token with which the mail provider reports bounces and complaints; undefined disables reporting. */
  abstract readonly mailFeedbackToken: string | undefined;
  /** Where replies to mails come in, and the token of who passes them on. */
  abstract readonly mailReplies: { address: string | undefined; token: string | undefined };
  /** The gateway for text messages; undefined delivers to the local development inbox. */
  abstract readonly smsGateway: { url: string; token: string; sender: string } | undefined;
  /** Keys for web push; undefined disables it. `sandbox`: notifications go to the local development inbox. */
  abstract readonly push: (PushKeys & { sandbox: boolean }) | undefined;
  /** The Mollie account; undefined sends orders to the payment sandbox, if that is allowed. */
  abstract readonly mollie: { apiKey: string; endpoint: string | undefined } | undefined;
  /** Allows paying without money; in production only if explicitly enabled, and never alongside real payments. */
  abstract readonly sandboxPayments: boolean;
  /** Where the sandbox sends its webhooks; undefined sends them where a payment company would. */
  abstract readonly sandboxWebhookOrigin: string | undefined;
  /**
   * The number of trusted proxies in front of this server; entries in forwarded headers that precede theirs are
   * ignored.
   */
  abstract readonly trustedProxies: number;
  /** Multiplier for the rate limits per network; for trials where all visitors come from one network. */
  abstract readonly networkLimits: number;
  /** The header, in lower case, in which the proxy passes the visitor's country. */
  abstract readonly countryHeader: string | undefined;
  /**
   * The GeoIP database that maps a visitor's IP address to a country; undefined if only the proxy knows the country.
   */
  abstract readonly geoipFile: string | undefined;
  abstract readonly memberSite: string;
  /** The program that draws the member site's first page; built with the site. */
  abstract readonly siteDrawing: string;
  abstract readonly consoleSite: string;
}

/** @throws Error whose message says in one sentence what is missing or invalid */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(variables);
  const { production, takesMoney, MASTER_KEY: masterKey } = env;
  const demo = env.DEMO === '1';
  return {
    production,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    adminPort: env.ADMIN_PORT,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    dataDir: env.DATA_DIR,
    objectStorage: objectStorageOf(env),
    masterKey,
    newMasterKey: env.NEW_MASTER_KEY,
    demo,
    demoMembers: env.DEMO_MEMBERS,
    logLevel: env.LOG_LEVEL,
    metrics: metricsOf(env),
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    kafka: kafkaOf(env),
    followsTopic: env.FOLLOW === 'kafka',
    origin: new URL(env.ORIGIN ?? `http://127.0.0.1:${env.PORT}`).origin,
    adminOrigin: new URL(env.ADMIN_ORIGIN ?? `http://127.0.0.1:${env.ADMIN_PORT}`).origin,
    secondFactorRequired: (env.STAFF_SECOND_FACTOR ?? (demo ? 'optional' : 'required')) === 'required',
    staffSession: { lasts: env.STAFF_SESSION_HOURS * 3_600_000, idle: env.STAFF_IDLE_MINUTES * 60_000 },
    smtpUrl: env.SMTP_URL,
    mailFeedbackToken: env.MAIL_FEEDBACK_TOKEN,
    mailReplies: { address: env.MAIL_REPLY_ADDRESS, token: env.MAIL_REPLY_TOKEN },
    smsGateway: smsGatewayOf(env),
    push: pushOf(env),
    mollie:
      env.MOLLIE_API_KEY === undefined ? undefined : { apiKey: env.MOLLIE_API_KEY, endpoint: env.MOLLIE_ENDPOINT },
    // Where real payments are enabled the sandbox is off (MNY-03), so that a cancelled payment does not lead to it.
    sandboxPayments: env.SANDBOX_PAYMENTS === 'allowed' || (!production && !takesMoney),
    sandboxWebhookOrigin: env.SANDBOX_WEBHOOK_ORIGIN,
    trustedProxies: env.TRUST_PROXY,
    networkLimits: env.NETWORK_LIMITS ?? (demo ? 1000 : 1),
    countryHeader: env.COUNTRY_HEADER?.toLowerCase(),
    geoipFile: env.GEOIP_FILE,
    memberSite: env.MEMBER_SITE ?? built('member-web'),
    siteDrawing: drawingOf(env.MEMBER_SITE),
    consoleSite: env.CONSOLE_SITE ?? built('admin-web'),
  };
}

/** The validated environment: defaults applied, secrets read from their files, numbers parsed. */
function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const env = new Environment();
  const values = [...VARIABLES].map(([name, { default: standard, number }]) => {
    const text = variables[name] || contentOf(name, variables[`${name}_FILE`]) || standard || undefined;
    return [name, number && text !== undefined ? Number(text) : text];
  });
  Object.assign(env, Object.fromEntries(values));
  const [broken] = validateSync(env, { validationError: { target: false, value: false } });
  // class-validator reports the rules in reverse: the first one declared comes last.
  if (broken) throw new Error(Object.values(broken.constraints!).at(-1));
  return env;
}

/**
 * Reads a secret from a file, which is safer than the environment: child processes and error reports see the
 * environment.
 */
function contentOf(name: string, file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${name}_FILE names a file that cannot be read.`);
  }
}

function objectStorageOf(env: Environment): ObjectStorage | undefined {
  if (env.S3_BUCKET === undefined) return undefined;
  const [accessKey, secretKey] = [env.S3_ACCESS_KEY!, env.S3_SECRET_KEY!];
  return { bucket: env.S3_BUCKET, endpoint: env.S3_ENDPOINT, region: env.S3_REGION, accessKey, secretKey };
}

function kafkaOf(env: Environment): KafkaAddress | undefined {
  if (env.KAFKA_BROKERS === undefined) return undefined;
  const { KAFKA_SASL: mechanism, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = env;
  return {
    brokers: brokersIn(env.KAFKA_BROKERS),
    topic: env.KAFKA_TOPIC,
    ssl: env.KAFKA_TLS === 'required' && (env.KAFKA_CA === undefined || { ca: env.KAFKA_CA }),
    gzip: env.KAFKA_COMPRESSION === 'gzip',
    ...(env.KAFKA_PARTITIONS && { partitions: env.KAFKA_PARTITIONS }),
    ...(env.KAFKA_REPLICATION && { replication: env.KAFKA_REPLICATION }),
    ...(env.KAFKA_RETENTION_DAYS && { retentionDays: env.KAFKA_RETENTION_DAYS }),
    ...(mechanism && { sasl: { mechanism, username: username!, password: password! } }),
  };
}

/** Metrics reveal traffic and weak spots, so they are for the operator only. */
const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: Environment): Config['metrics'] =>
  port === undefined ? undefined : { host, port, token };

const smsGatewayOf = (env: Environment): Config['smsGateway'] =>
  env.SMS_GATEWAY_URL === undefined
    ? undefined
    : { url: new URL(env.SMS_GATEWAY_URL).href, token: env.SMS_GATEWAY_TOKEN!, sender: env.SMS_SENDER };

function pushOf({ production, VAPID_PRIVATE_KEY: privateKey, MASTER_KEY: masterKey }: Environment): Config['push'] {
  if (privateKey) return { ...pushKeys(privateKey), sandbox: false };
  return production ? undefined : { ...sandboxPushKeys(masterKey), sandbox: true };
}

/** Reads the configuration at a program's startup; on an error it prints the message and exits. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

const built = (site: string) => fileURLToPath(new URL(`../${site}/dist/`, apiFolder));

/** Where another server has the site, only what draws it is here. */
const drawingOf = (site: string | undefined) =>
  resolve(site === undefined || /^https?:/.test(site) ? built('member-web') : site, '../written/dist/draw.js');
