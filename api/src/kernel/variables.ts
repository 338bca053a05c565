import { isIPv4 } from 'node:net';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsUrl, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';

export interface Variable {
  /** Its description; docs/configuration.md is generated from these. */
  means: string;
  default?: string;
  number?: true;
  /** Set if the variable is required, always or only in production; the text says why. */
  needed?: { always: true } | { inProduction: string };
}

/** Every environment variable the API reads, in the order of the class. */
export const VARIABLES = new Map<VariableName, Variable>();

/** Declares an environment variable; optional unless `needed` says otherwise. */
const Variable = (variable: Variable): PropertyDecorator => {
  const { default: standard, needed } = variable;
  const declare: PropertyDecorator = (_, name) => void VARIABLES.set(name as VariableName, variable);
  if (!needed) return standard === undefined ? applyDecorators(declare, IsOptional()) : declare;
  if ('always' in needed) return applyDecorators(declare, IsNotEmpty({ message: 'Set $property.' }));
  return applyDecorators(
    declare,
    ValidateIf((env: Environment) => env.production),
    IsNotEmpty({ message: `Set $property: ${needed.inProduction}.` }),
  );
};

/** A rule that may depend on other variables; an unset variable passes. */
const Holds = <Value>(
  holds: (value: Value, env: Environment) => boolean,
  message: string | ((env: Environment) => string),
): PropertyDecorator =>
  ValidateBy(
    {
      // A unique name, so that one variable can have several of these rules.
      name: String(message),
      validator: {
        validate: (value, args) => value === undefined || holds(value as Value, args!.object as Environment),
      },
    },
    { message: typeof message === 'string' ? message : ({ object }) => message(object as Environment) },
  );

const isHardToGuess = (token: string): boolean => token.length >= 32;

const IsIntegerOf = (least: number, most: number, message: string) =>
  applyDecorators(IsInt({ message }), Min(least, { message }), Max(most, { message }));
const IsPortNumber = () => IsIntegerOf(0, 65_535, '$property is a port number.');

/** `most` applies in production only. */
const IsPositiveUpTo = (most: number): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isPositiveUpTo',
      validator: {
        validate: (value: number, args) => value > 0 && !((args!.object as Environment).production && value > most),
      },
    },
    {
      message: ({ property, object }) =>
        `${property} is a number above 0${(object as Environment).production ? ` and up to ${most}` : ''}.`,
    },
  );

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

function isRandomKey(text: string): boolean {
  const key = Buffer.from(text, 'base64');
  return key.length === 32 && new Set(key).size >= 12;
}

/** Passwords from examples, tests and tutorials are not secret. */
function isGuessable(databaseUrl: string): boolean {
  const { password, hostname } = new URL(databaseUrl);
  const local = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return !local && ['', 'postgres', 'password', 'changeme', 'secret', 'dating'].includes(decodeURIComponent(password));
}

export const brokersIn = (text: string): string[] => text.split(',').map((broker) => broker.trim());

function isBroker(text: string): boolean {
  const port = Number(/^[a-z\d](?:[a-z\d._-]*[a-z\d])?:(\d{1,5})$/i.exec(text)?.[1]);
  return port >= 1 && port <= 65_535;
}

const ROLES = ['all', 'api', 'worker'] as const;
const SECOND_FACTORS = ['required', 'optional'] as const;

/** The environment with its validation rules; the operator sees the message of the first rule that is violated. */
export class Environment {
  @Variable({
    means: '`production` refuses demo secrets and demo data, and requires everything that a real site needs',
    default: 'development',
  })
  NODE_ENV!: string;

  @Variable({
    means: '`all` does everything; `api` answers requests; `worker` runs projections, policies and jobs',
    default: 'all',
  })
  @IsIn(ROLES, { message: 'ROLE is all, api or worker.' })
  ROLE!: (typeof ROLES)[number];

  @Variable({ means: 'Address to listen on; outside production it must be a loopback address', default: '127.0.0.1' })
  @Holds(
    (host: string, env) => env.production || isLoopback(host) || env.DEVELOPMENT_ON_NETWORK !== undefined,
    ({ HOST }) =>
      `HOST=${HOST} lets others in: they read every mail, text message and notification, and know the logins of the demo. ` +
      'Set DEVELOPMENT_ON_NETWORK=allowed if they may.',
  )
  HOST!: string;

  @Variable({
    means:
      '`allowed` permits any `HOST` outside production. Everyone who can reach it can then read all mails, text messages and notifications at `/api/dev/inbox`, and log in with the demo’s accounts',
  })
  @Holds(
    (word: string, env) => env.production || isLoopback(env.HOST) || word === 'allowed',
    'DEVELOPMENT_ON_NETWORK is empty or "allowed".',
  )
  DEVELOPMENT_ON_NETWORK?: 'allowed';

  @Variable({
    means: 'Port of the member site and its API; of a worker: of its health check only',
    default: '3000',
    number: true,
  })
  @IsPortNumber()
  PORT!: number;

  @Variable({ means: 'Port of the console and its API', default: '3001', number: true })
  @IsPortNumber()
  ADMIN_PORT!: number;

  @Variable({
    means:
      'Address of the member site, for links in mails and the return from a payment; `http://127.0.0.1:PORT` by default',
    needed: { inProduction: 'links in mails lead there' },
  })
  ORIGIN?: string;

  @Variable({
    means: 'Address of the console, for links in mails to staff; `http://127.0.0.1:ADMIN_PORT` by default',
    needed: { inProduction: 'links in mails to staff lead there' },
  })
  ADMIN_ORIGIN?: string;

  @Variable({
    means:
      '`required`: all staff also log in with a code from an authenticator app; `optional`: only those who have set one up. Default: `required`; with `DEMO=1` `optional`',
  })
  @IsIn(SECOND_FACTORS, { message: 'STAFF_SECOND_FACTOR is required or optional.' })
  STAFF_SECOND_FACTOR?: (typeof SECOND_FACTORS)[number];

  @Variable({
    means: 'Duration of a console session; at most 12 hours in production',
    default: '12',
    number: true,
  })
  @IsPositiveUpTo(12)
  STAFF_SESSION_HOURS!: number;

  @Variable({
    means: 'Time without activity after which a console session ends; at most 30 minutes in production',
    default: '30',
    number: true,
  })
  @IsPositiveUpTo(30)
  STAFF_IDLE_MINUTES!: number;

  @Variable({ means: 'Address of a PostgreSQL 15 or newer; `npm start` brings its own', needed: { always: true } })
  @Holds(
    (url: string, env) => !env.production || !isGuessable(url),
    'DATABASE_URL has no password, or one that anybody would guess.',
  )
  DATABASE_URL!: string;

  @Variable({
    means:
      'Address of a streaming replica of that database, which then answers lists, searches, profiles and reports; whatever is wrong with it, the primary does',
  })
  @Holds(
    (url: string, env) => !env.production || !isGuessable(url),
    'DATABASE_READ_URL has no password, or one that anybody would guess.',
  )
  DATABASE_READ_URL?: string;

  @Variable({
    means:
      '32 random bytes in base64 that encrypt every member’s keys. If it is lost, all sealed texts are lost. `npm start` creates one in `DATA_DIR`',
    needed: { always: true },
  })
  @Holds((key: string, env) => !env.production || isRandomKey(key), 'MASTER_KEY must be 32 random bytes in base64.')
  MASTER_KEY!: string;

  @Variable({
    means: 'The key with which `npm run rotate-master-key` replaces `MASTER_KEY`; nothing else reads it',
  })
  @Holds(isRandomKey, 'NEW_MASTER_KEY must be 32 random bytes in base64.')
  @Holds((key: string, env) => key !== env.MASTER_KEY, 'NEW_MASTER_KEY is MASTER_KEY already: leave it out.')
  NEW_MASTER_KEY?: string;

  @Variable({
    means:
      'Folder for everything outside the database: photos and the list of erased members; with `npm start` also the database, the key and logs',
    default: '.data',
  })
  DATA_DIR!: string;

  @Variable({
    means:
      'Bucket of an S3-compatible store for photos, created with the first photo; private and without versions. Without it photos are files in `DATA_DIR`, a folder that all processes must share',
  })
  @Holds(
    (_, env) => !!env.S3_ACCESS_KEY && !!env.S3_SECRET_KEY,
    'Set S3_ACCESS_KEY and S3_SECRET_KEY: S3_BUCKET needs them.',
  )
  S3_BUCKET?: string;

  @Variable({ means: 'Address of the store, such as `http://storage:7070`; Amazon’s by default' })
  S3_ENDPOINT?: string;

  @Variable({ means: 'Region of the store', default: 'us-east-1' })
  S3_REGION!: string;

  @Variable({ means: 'Access key of the store' })
  S3_ACCESS_KEY?: string;

  @Variable({ means: 'Secret key of the store' })
  S3_SECRET_KEY?: string;

  @Variable({ means: '`1` loads demo data; refused in production', default: '0' })
  @Holds((demo: string, env) => !env.production || demo !== '1', 'DEMO cannot be set in production.')
  DEMO!: string;

  @Variable({ means: 'Number of demo members, from 24 to 1000', default: '200', number: true })
  @IsIntegerOf(24, 1000, 'DEMO_MEMBERS is a number from 24 to 1000.')
  DEMO_MEMBERS!: number;

  @Variable({
    means: 'SMTP server, such as `smtp://user:password@mail.example:587`; without it mail goes to the local inbox',
    needed: { inProduction: 'activation links have to reach members' },
  })
  SMTP_URL?: string;

  @Variable({
    means:
      'Bearer token of the mail provider’s reports to `/api/mail-feedback` (bounces, spam marks, unsubscriptions); 32 characters or more; without it only refusals while sending count',
  })
  @Holds(isHardToGuess, 'MAIL_FEEDBACK_TOKEN has 32 characters or more.')
  MAIL_FEEDBACK_TOKEN?: string;

  @Variable({
    means:
      'Address that replies to complaints come in at, such as `complaints@replies.example`: mails name it with the complaint’s number, `complaints+vk7f-3qxm@…`, and the mail provider passes what arrives there on to `/api/mail-replies`. Without it people reply to the support address, and staff read it there',
  })
  @Holds((_, env) => !!env.MAIL_REPLY_TOKEN, 'Set MAIL_REPLY_TOKEN: MAIL_REPLY_ADDRESS needs it.')
  MAIL_REPLY_ADDRESS?: string;

  @Variable({
    means:
      'Token of the mail provider’s calls to `/api/mail-replies` (Postmark’s inbound webhook: the password in its address), 32 characters or more. Not tried against the live service yet',
  })
  @Holds(isHardToGuess, 'MAIL_REPLY_TOKEN has 32 characters or more.')
  MAIL_REPLY_TOKEN?: string;

  @Variable({
    means:
      'Gateway for text messages, which accepts a POST of `{ to, from, text }` with a bearer token. Without it they go to the local inbox, and in production nobody can pay by direct debit. Not tried against a live gateway yet',
  })
  @Holds((_, env) => !!env.SMS_GATEWAY_TOKEN, 'Set SMS_GATEWAY_TOKEN: SMS_GATEWAY_URL needs it.')
  SMS_GATEWAY_URL?: string;

  @Variable({ means: 'Bearer token of the gateway' })
  SMS_GATEWAY_TOKEN?: string;

  @Variable({ means: 'Sender of text messages: a number, or up to 11 letters and digits', default: 'Velvet' })
  SMS_SENDER!: string;

  @Variable({
    means:
      'Key that identifies the site to push services: 32 random bytes in base64url, written by `npm run env`. Without it notifications go to the local inbox, and in production none are offered',
  })
  VAPID_PRIVATE_KEY?: string;

  @Variable({
    means:
      'API key of a Mollie account for payments. A key that begins with `test_` gives credits for no money and is refused in production. Not tried against the live service yet',
  })
  @Matches(/^(live|test)_\w+$/, { message: 'MOLLIE_API_KEY begins with live_ or test_.' })
  @Holds(
    (key: string, env) => !env.production || !key.startsWith('test_'),
    'MOLLIE_API_KEY must be a live key in production.',
  )
  @Holds((_, env) => env.DEMO !== '1', 'MOLLIE_API_KEY cannot be set with DEMO: demo members pay in the sandbox.')
  MOLLIE_API_KEY?: string;

  @Variable({ means: 'Another address of Mollie’s API, for tests' })
  MOLLIE_ENDPOINT?: string;

  @Variable({
    means:
      '`allowed` enables the payment sandbox in production: credits for no money. Refused together with a live `MOLLIE_API_KEY`',
  })
  @IsIn(['allowed'], { message: 'SANDBOX_PAYMENTS is empty or "allowed".' })
  @Holds(
    (_, env) => !env.takesMoney,
    'SANDBOX_PAYMENTS cannot be set beside a live MOLLIE_API_KEY: it gives credits for no money.',
  )
  SANDBOX_PAYMENTS?: 'allowed';

  @Variable({
    means:
      'Where the payment sandbox reaches the API, such as `http://api:3000`, if `ORIGIN` leads elsewhere from within',
  })
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'SANDBOX_WEBHOOK_ORIGIN is an address such as http://api:3000.' },
  )
  SANDBOX_WEBHOOK_ORIGIN?: string;

  @Variable({
    means: 'Kafka brokers to relay events to, such as `broker-1:9092,broker-2:9092`; without it nothing is relayed',
  })
  // The message must not quote the value, which may contain a password.
  @Holds(
    (brokers: string) => brokersIn(brokers).every(isBroker),
    'KAFKA_BROKERS is a list such as broker-1:9092,broker-2:9092: names and ports, nothing else.',
  )
  KAFKA_BROKERS?: string;

  @Variable({ means: 'Kafka topic of the relayed events', default: 'dating.events' })
  @Matches(/^(?!\.{1,2}$)[\w.-]{1,249}$/, {
    message: 'KAFKA_TOPIC is up to 249 letters, digits, dots, dashes and underscores.',
  })
  KAFKA_TOPIC!: string;

  @Variable({
    means:
      'Partitions of the topic: it is made with so many; if it is there with another number, nothing is relayed and the log says so. Without it: the brokers’ own number, and any is taken',
    number: true,
  })
  @IsIntegerOf(1, 10_000, 'KAFKA_PARTITIONS is a number from 1 to 10,000.')
  KAFKA_PARTITIONS?: number;

  @Variable({ means: 'On how many brokers each partition of the topic is kept; likewise', number: true })
  @IsIntegerOf(1, 100, 'KAFKA_REPLICATION is a number from 1 to 100.')
  KAFKA_REPLICATION?: number;

  @Variable({ means: 'For how many days the topic keeps events; likewise', number: true })
  @IsIntegerOf(1, 36_500, 'KAFKA_RETENTION_DAYS is a number of days from 1 to 36,500.')
  KAFKA_RETENTION_DAYS?: number;

  @Variable({ means: '`gzip` or `none`: how events are packed on their way and in the topic', default: 'gzip' })
  @IsIn(['gzip', 'none'], { message: 'KAFKA_COMPRESSION is gzip or none.' })
  KAFKA_COMPRESSION!: 'gzip' | 'none';

  @Variable({ means: '`required` speaks to the brokers with TLS alone' })
  @IsIn(['required'], { message: 'KAFKA_TLS is empty or "required".' })
  KAFKA_TLS?: 'required';

  @Variable({
    means:
      'Certificate of the authority that signed the brokers’, as PEM, best as `KAFKA_CA_FILE`; without it those of the system count',
  })
  @Holds((_, env) => env.KAFKA_TLS === 'required', 'KAFKA_CA needs KAFKA_TLS=required.')
  KAFKA_CA?: string;

  @Variable({ means: 'How the relay logs in to the brokers: `plain`, `scram-sha-256` or `scram-sha-512`' })
  @IsIn(['plain', 'scram-sha-256', 'scram-sha-512'], {
    message: 'KAFKA_SASL is plain, scram-sha-256 or scram-sha-512.',
  })
  @Holds(
    (_, env) => !!env.KAFKA_USERNAME && !!env.KAFKA_PASSWORD,
    'KAFKA_SASL needs KAFKA_USERNAME and KAFKA_PASSWORD.',
  )
  @Holds(
    (_, env) => env.KAFKA_TLS === 'required',
    'KAFKA_SASL needs KAFKA_TLS=required: others could read the password.',
  )
  KAFKA_SASL?: 'plain' | 'scram-sha-256' | 'scram-sha-512';

  @Variable({ means: 'User of the relay' })
  KAFKA_USERNAME?: string;

  @Variable({ means: 'Password of the relay' })
  KAFKA_PASSWORD?: string;

  @Variable({
    means:
      'What followers of the event log read: `store`, the database, or `kafka`, the topic, where they may. The same for all workers',
    default: 'store',
  })
  @IsIn(['store', 'kafka'], { message: 'FOLLOW is store or kafka.' })
  @Holds((follow, env) => follow === 'store' || env.KAFKA_BROKERS !== undefined, 'FOLLOW=kafka needs KAFKA_BROKERS.')
  FOLLOW!: 'store' | 'kafka';

  @Variable({
    means:
      'Number of your proxies in front, such as `1`, or `2` behind a CDN and a proxy. The visitor’s address is the one that the outermost of them added to `X-Forwarded-For`; what visitors put there themselves is ignored',
    default: '0',
    number: true,
  })
  @IsIntegerOf(0, 9, 'TRUST_PROXY is the number of proxies in front, from 0 to 9.')
  TRUST_PROXY!: number;

  @Variable({
    means:
      'Factor for the limits per network and per member (also of sign-ups, and of answers that reveal who has an account). Default: `1`; with `DEMO=1` `1000`, because all visitors of a trial come from one machine',
    number: true,
  })
  @Min(1, { message: 'NETWORK_LIMITS is a number from 1.' })
  NETWORK_LIMITS?: number;

  @Variable({
    means:
      'Header in which the proxy reports the visitor’s country, such as `CF-IPCountry`; without it the address tells the country. Set it only if the proxy overwrites what clients send',
  })
  COUNTRY_HEADER?: string;

  @Variable({
    means:
      'File of networks and their countries in the MaxMind format (`.mmdb`), used if the proxy reports no country, in place of the table that comes with the product; a new version of the file is read at once',
  })
  GEOIP_FILE?: string;

  @Variable({
    means:
      'Folder of the built member site; if another server serves it, that server’s address (`http://web:8091`), for the page at `/`, or `none`',
  })
  MEMBER_SITE?: string;

  @Variable({ means: 'Folder of the built console; `none` if another server serves it' })
  CONSOLE_SITE?: string;

  @Variable({
    means: 'Port of the Prometheus metrics (`/metrics`), in every role; without it nothing is measured',
    number: true,
  })
  @IsPortNumber()
  METRICS_PORT?: number;

  @Variable({
    means: 'Address on which metrics are served; `METRICS_TOKEN` is required unless it is a loopback address',
    default: '127.0.0.1',
  })
  @Holds(
    (host: string, env) => env.METRICS_PORT === undefined || isLoopback(host) || !!env.METRICS_TOKEN,
    ({ METRICS_HOST }) => `Set METRICS_TOKEN: METRICS_HOST=${METRICS_HOST} lets others in.`,
  )
  METRICS_HOST!: string;

  @Variable({ means: 'Bearer token for reading the metrics: 16 characters or more' })
  @Holds(
    (token: string, env) => env.METRICS_PORT === undefined || token.length >= 16,
    'METRICS_TOKEN has 16 characters or more.',
  )
  METRICS_TOKEN?: string;

  @Variable({
    means:
      'Address of an OpenTelemetry collector (OTLP over HTTP) that receives traces of requests, commands and jobs; without it none are made',
  })
  @IsUrl({ require_tld: false, protocols: ['http', 'https'] }, { message: '$property is an address with http.' })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @Variable({ means: '`debug`, `info`, `warn`, `error` or `silent`', default: 'info' })
  LOG_LEVEL!: string;

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** Whether real payments are taken, through a payment provider. */
  get takesMoney(): boolean {
    return this.MOLLIE_API_KEY?.startsWith('live_') ?? false;
  }
}

export type VariableName = Exclude<keyof Environment, 'production' | 'takesMoney'>;
