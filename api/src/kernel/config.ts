import { isIPv4 } from 'node:net';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiFolder } from './api-folder.js';
import { pushKeys, sandboxPushKeys, type PushKeys } from './push-keys.js';
import { VARIABLES, type Variable, type VariableName } from './variables.js';

/** An S3-compatible store. */
export interface ObjectStorage {
  bucket: string;
  /** None: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
}

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
  /** Where photos are kept; none: in files below `dataDir`. */
  abstract readonly objectStorage: ObjectStorage | undefined;
  /** 32 bytes in base64; wraps every data key and keys every look-up hash. */
  abstract readonly masterKey: string;
  /** What `npm run rotate-master-key` puts in its place. */
  abstract readonly newMasterKey: string | undefined;
  abstract readonly demo: boolean;
  abstract readonly demoMembers: number;
  abstract readonly logLevel: string;
  /** Where figures are told to who shows the token; none: nothing is measured. */
  abstract readonly metrics: { host: string; port: number; token: string | undefined } | undefined;
  /** Brokers the log is relayed to; none: followers read the store alone. */
  abstract readonly kafkaBrokers: readonly string[];
  abstract readonly kafkaTopic: string;
  /** The member site's address, for links in mails and the way back from a payment; without a slash at its end. */
  abstract readonly origin: string;
  /** The console's address, for links in mails to staff; without a slash at its end. */
  abstract readonly adminOrigin: string;
  /** Staff who have no authenticator set one up before they are in (ADM-05). */
  abstract readonly secondFactorRequired: boolean;
  /** How long a login to the console lasts, and without anybody's doing; in milliseconds. */
  abstract readonly staffSession: { lasts: number; idle: number };
  /** Where mail goes; none: the local inbox of development. */
  abstract readonly smtpUrl: string | undefined;
  /** What the mail provider shows when it reports bounces and complaints; none: it cannot. */
  abstract readonly mailFeedbackToken: string | undefined;
  /** Who carries text messages; none: the local inbox of development. */
  abstract readonly smsGateway: { url: string; token: string; sender: string } | undefined;
  /** For web push; none: it is not offered. `sandbox`: notifications go to the local inbox of development. */
  abstract readonly push: (PushKeys & { sandbox: boolean }) | undefined;
  /** An account at this payment company; none: orders go to the sandbox, where it is allowed. */
  abstract readonly mollie: { apiKey: string; endpoint: string | undefined } | undefined;
  /** Credits for no money: in production only when the operator says so in words, and never beside real money. */
  abstract readonly sandboxPayments: boolean;
  /** How many proxies of ours stand in front: what these wrote into the forwarded headers is believed, nothing before it. */
  abstract readonly trustedProxies: number;
  /** Times how much one network may do; for trials where all visitors come from one. */
  abstract readonly networkLimits: number;
  /** In lower case: in which header the proxy tells the visitor's country. */
  abstract readonly countryHeader: string | undefined;
  /** Tells the country of a visitor by their network; none: only the proxy does. */
  abstract readonly geoipFile: string | undefined;
  abstract readonly memberSite: string;
  abstract readonly consoleSite: string;
}

/** @throws one sentence about what is missing or wrong */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env['NODE_ENV'] === 'production';
  const read = (name: VariableName): string | undefined => {
    const { needed, default: standard }: Variable = VARIABLES[name];
    const value = env[name] || contentOf(name, env[`${name}_FILE`]) || standard;
    if (value || !needed) return value;
    if ('always' in needed) throw new Error(`Set ${name}.`);
    if (production) throw new Error(`Set ${name}: ${needed.inProduction}.`);
    return undefined;
  };
  const port = (name: VariableName): number => {
    const value = Number(read(name));
    if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new Error(`${name} is a port number.`);
    return value;
  };
  const role = read('ROLE');
  if (role !== 'all' && role !== 'api' && role !== 'worker') throw new Error('ROLE is all, api or worker.');
  const demo = read('DEMO') === '1';
  if (production && demo) throw new Error('DEMO cannot be set in production.');
  const trustedProxies = Number(read('TRUST_PROXY'));
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0 || trustedProxies > 9)
    throw new Error('TRUST_PROXY is the number of proxies in front, from 0 to 9.');
  const networkLimits = Number(read('NETWORK_LIMITS') ?? (demo ? 1000 : 1));
  if (!(networkLimits >= 1)) throw new Error('NETWORK_LIMITS is a number from 1.');
  const demoMembers = Number(read('DEMO_MEMBERS'));
  if (!Number.isInteger(demoMembers) || demoMembers < 24 || demoMembers > 1000)
    throw new Error('DEMO_MEMBERS is a number from 24 to 1000.');
  const secondFactor = read('STAFF_SECOND_FACTOR') ?? (demo ? 'optional' : 'required');
  if (secondFactor !== 'required' && secondFactor !== 'optional')
    throw new Error('STAFF_SECOND_FACTOR is required or optional.');
  const host = read('HOST')!;
  if (!production && !isLoopback(host) && !isAllowed('DEVELOPMENT_ON_NETWORK', read))
    throw new Error(
      `HOST=${host} lets others in: they read every mail, text message and notification, and know the logins of the demo. ` +
        'Set DEVELOPMENT_ON_NETWORK=allowed if they may.',
    );
  const mollie = mollieOf({ production, demo }, read);
  const databaseUrl = read('DATABASE_URL')!;
  const masterKey = read('MASTER_KEY')!;
  if (production) refuseKnownSecrets(databaseUrl, masterKey);
  return {
    production,
    role,
    host,
    port: port('PORT'),
    adminPort: port('ADMIN_PORT'),
    databaseUrl,
    dataDir: read('DATA_DIR')!,
    objectStorage: objectStorageOf(read),
    masterKey,
    newMasterKey: newMasterKeyOf(read('NEW_MASTER_KEY'), masterKey),
    demo,
    demoMembers,
    logLevel: read('LOG_LEVEL')!,
    metrics: read('METRICS_PORT') ? metricsOf(port('METRICS_PORT'), read) : undefined,
    ...kafkaOf(read),
    origin: new URL(read('ORIGIN') ?? `http://127.0.0.1:${port('PORT')}`).origin,
    adminOrigin: new URL(read('ADMIN_ORIGIN') ?? `http://127.0.0.1:${port('ADMIN_PORT')}`).origin,
    secondFactorRequired: secondFactor === 'required',
    staffSession: staffSessionOf(production, read),
    smtpUrl: read('SMTP_URL'),
    mailFeedbackToken: read('MAIL_FEEDBACK_TOKEN'),
    smsGateway: smsGatewayOf(read),
    push: pushOf(production, read('VAPID_PRIVATE_KEY'), masterKey),
    mollie,
    sandboxPayments: hasSandbox({ production, mollie }, read),
    trustedProxies,
    networkLimits,
    countryHeader: read('COUNTRY_HEADER')?.toLowerCase(),
    geoipFile: read('GEOIP_FILE'),
    memberSite: read('MEMBER_SITE') ?? built('member-web'),
    consoleSite: read('CONSOLE_SITE') ?? built('admin-web'),
  };
}

function kafkaOf(read: (name: VariableName) => string | undefined): Pick<Config, 'kafkaBrokers' | 'kafkaTopic'> {
  const kafkaBrokers = read('KAFKA_BROKERS')
    ?.split(',')
    .map((broker) => broker.trim());
  for (const broker of kafkaBrokers ?? []) {
    const port = Number(/^[a-z\d](?:[a-z\d._-]*[a-z\d])?:(\d{1,5})$/i.exec(broker)?.[1]);
    // The text itself stays out of the message: it may hold a password.
    if (!(port >= 1 && port <= 65_535))
      throw new Error('KAFKA_BROKERS is a list such as broker-1:9092,broker-2:9092: names and ports, nothing else.');
  }
  const kafkaTopic = read('KAFKA_TOPIC')!;
  if (!/^(?!\.{1,2}$)[\w.-]{1,249}$/.test(kafkaTopic))
    throw new Error('KAFKA_TOPIC is up to 249 letters, digits, dots, dashes and underscores.');
  return { kafkaBrokers: kafkaBrokers ?? [], kafkaTopic };
}

/** What is measured says how much goes on here and where it is slow: for the operator alone. */
function metricsOf(port: number, read: (name: VariableName) => string | undefined): Config['metrics'] {
  const [host, token] = [read('METRICS_HOST')!, read('METRICS_TOKEN')];
  if (token && token.length < 16) throw new Error('METRICS_TOKEN has 16 characters or more.');
  if (!token && !isLoopback(host)) throw new Error(`Set METRICS_TOKEN: METRICS_HOST=${host} lets others in.`);
  return { host, port, token };
}

/** A secret is better a file than in the environment, which child processes and error reports see. */
function contentOf(name: string, file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${name}_FILE names a file that cannot be read.`);
  }
}

function staffSessionOf(production: boolean, read: (name: VariableName) => string | undefined): Config['staffSession'] {
  const upTo = (name: VariableName, most: number) => {
    const value = Number(read(name));
    if (!(value > 0) || (production && value > most))
      throw new Error(`${name} is a number above 0${production ? ` and up to ${most}` : ''}.`);
    return value;
  };
  return { lasts: upTo('STAFF_SESSION_HOURS', 12) * 3_600_000, idle: upTo('STAFF_IDLE_MINUTES', 30) * 60_000 };
}

function objectStorageOf(read: (name: VariableName) => string | undefined): ObjectStorage | undefined {
  const bucket = read('S3_BUCKET');
  if (!bucket) return undefined;
  const [accessKey, secretKey] = [read('S3_ACCESS_KEY'), read('S3_SECRET_KEY')];
  if (!accessKey || !secretKey) throw new Error('Set S3_ACCESS_KEY and S3_SECRET_KEY: S3_BUCKET needs them.');
  return { bucket, endpoint: read('S3_ENDPOINT'), region: read('S3_REGION')!, accessKey, secretKey };
}

function mollieOf(
  { production, demo }: { production: boolean; demo: boolean },
  read: (name: VariableName) => string | undefined,
): Config['mollie'] {
  const apiKey = read('MOLLIE_API_KEY');
  if (!apiKey) return undefined;
  if (!/^(live|test)_\w+$/.test(apiKey)) throw new Error('MOLLIE_API_KEY begins with live_ or test_.');
  if (production && apiKey.startsWith('test_')) throw new Error('MOLLIE_API_KEY must be a live key in production.');
  if (demo) throw new Error('MOLLIE_API_KEY cannot be set with DEMO: demo members pay in the sandbox.');
  return { apiKey, endpoint: read('MOLLIE_ENDPOINT') };
}

/**
 * Credits for no money (MNY-03): where real money is taken nobody can pay with it, for who cancels there would be led to
 * the sandbox.
 *
 * @throws when it is wished for beside a company that takes real money
 */
function hasSandbox(
  { production, mollie }: Pick<Config, 'production' | 'mollie'>,
  read: (name: VariableName) => string | undefined,
): boolean {
  const allowed = isAllowed('SANDBOX_PAYMENTS', read);
  const takesMoney = mollie?.apiKey.startsWith('live_') ?? false;
  if (allowed && takesMoney)
    throw new Error('SANDBOX_PAYMENTS cannot be set beside a live MOLLIE_API_KEY: it gives credits for no money.');
  return allowed || (!production && !takesMoney);
}

/** What is dangerous is asked for by a word, and a word that is none stops the start. */
function isAllowed(name: VariableName, read: (name: VariableName) => string | undefined): boolean {
  const value = read(name);
  if (value !== undefined && value !== '' && value !== 'allowed') throw new Error(`${name} is empty or "allowed".`);
  return value === 'allowed';
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

function smsGatewayOf(read: (name: VariableName) => string | undefined): Config['smsGateway'] {
  const url = read('SMS_GATEWAY_URL');
  if (!url) return undefined;
  const token = read('SMS_GATEWAY_TOKEN');
  if (!token) throw new Error('Set SMS_GATEWAY_TOKEN: SMS_GATEWAY_URL needs it.');
  return { url: new URL(url).href, token, sender: read('SMS_SENDER')! };
}

function pushOf(production: boolean, privateKey: string | undefined, masterKey: string): Config['push'] {
  if (privateKey) return { ...pushKeys(privateKey), sandbox: false };
  return production ? undefined : { ...sandboxPushKeys(masterKey), sandbox: true };
}

function newMasterKeyOf(key: string | undefined, present: string): string | undefined {
  if (key && !isRandomKey(key)) throw new Error('NEW_MASTER_KEY must be 32 random bytes in base64.');
  if (key && key === present) throw new Error('NEW_MASTER_KEY is MASTER_KEY already: leave it out.');
  return key;
}

function isRandomKey(text: string): boolean {
  const key = Buffer.from(text, 'base64');
  return key.length === 32 && new Set(key).size >= 12;
}

/** Secrets that stand in examples, tests and tutorials are no secrets. */
function refuseKnownSecrets(databaseUrl: string, masterKey: string): void {
  if (!isRandomKey(masterKey)) throw new Error('MASTER_KEY must be 32 random bytes in base64.');
  const { password, hostname } = new URL(databaseUrl);
  const local = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (!local && ['', 'postgres', 'password', 'changeme', 'secret', 'dating'].includes(decodeURIComponent(password)))
    throw new Error('DATABASE_URL has no password, or one that anybody would guess.');
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

const built = (site: string) => fileURLToPath(new URL(`../${site}/dist/`, apiFolder));
