import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateSync } from 'class-validator';
import { apiFolder } from './api-folder.js';
import { pushKeys, sandboxPushKeys, type PushKeys } from './push-keys.js';
import { brokersIn, Environment, VARIABLES } from './variables.js';

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
    dataDir: env.DATA_DIR,
    objectStorage: objectStorageOf(env),
    masterKey,
    newMasterKey: env.NEW_MASTER_KEY,
    demo,
    demoMembers: env.DEMO_MEMBERS,
    logLevel: env.LOG_LEVEL,
    metrics: metricsOf(env),
    kafkaBrokers: env.KAFKA_BROKERS === undefined ? [] : brokersIn(env.KAFKA_BROKERS),
    kafkaTopic: env.KAFKA_TOPIC,
    origin: new URL(env.ORIGIN ?? `http://127.0.0.1:${env.PORT}`).origin,
    adminOrigin: new URL(env.ADMIN_ORIGIN ?? `http://127.0.0.1:${env.ADMIN_PORT}`).origin,
    secondFactorRequired: (env.STAFF_SECOND_FACTOR ?? (demo ? 'optional' : 'required')) === 'required',
    staffSession: { lasts: env.STAFF_SESSION_HOURS * 3_600_000, idle: env.STAFF_IDLE_MINUTES * 60_000 },
    smtpUrl: env.SMTP_URL,
    mailFeedbackToken: env.MAIL_FEEDBACK_TOKEN,
    smsGateway: smsGatewayOf(env),
    push: pushOf(env),
    mollie:
      env.MOLLIE_API_KEY === undefined ? undefined : { apiKey: env.MOLLIE_API_KEY, endpoint: env.MOLLIE_ENDPOINT },
    // Where real money is taken nobody can pay with it (MNY-03): who cancels there would be led to the sandbox.
    sandboxPayments: env.SANDBOX_PAYMENTS === 'allowed' || (!production && !takesMoney),
    trustedProxies: env.TRUST_PROXY,
    networkLimits: env.NETWORK_LIMITS ?? (demo ? 1000 : 1),
    countryHeader: env.COUNTRY_HEADER?.toLowerCase(),
    geoipFile: env.GEOIP_FILE,
    memberSite: env.MEMBER_SITE ?? built('member-web'),
    consoleSite: env.CONSOLE_SITE ?? built('admin-web'),
  };
}

/** The variables as their class takes them: defaults filled in, secrets read from their files, figures as numbers. */
function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const env = new Environment();
  const values = [...VARIABLES].map(([name, { default: standard, number }]) => {
    const text = variables[name] || contentOf(name, variables[`${name}_FILE`]) || standard || undefined;
    return [name, number && text !== undefined ? Number(text) : text];
  });
  Object.assign(env, Object.fromEntries(values));
  const [broken] = validateSync(env, { validationError: { target: false, value: false } });
  // The rule that is written first was registered last.
  if (broken) throw new Error(Object.values(broken.constraints!).at(-1));
  return env;
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

function objectStorageOf(env: Environment): ObjectStorage | undefined {
  if (env.S3_BUCKET === undefined) return undefined;
  const [accessKey, secretKey] = [env.S3_ACCESS_KEY!, env.S3_SECRET_KEY!];
  return { bucket: env.S3_BUCKET, endpoint: env.S3_ENDPOINT, region: env.S3_REGION, accessKey, secretKey };
}

/** What is measured says how much goes on here and where it is slow: for the operator alone. */
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
