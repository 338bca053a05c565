export interface Variable {
  /** What it means, for docs/configuration.md, which is made from this. */
  means: string;
  default?: string;
  /** Without it nothing starts, or nothing in production; the text says why. */
  needed?: { always: true } | { inProduction: string };
}

/** Every variable the API reads from its environment. */
export const VARIABLES = {
  NODE_ENV: {
    means: '`production` refuses demo secrets and demo data, and wants all that a real site needs',
    default: 'development',
  },
  ROLE: { means: '`all` does everything; `api` serves, `worker` follows the log and runs jobs', default: 'all' },
  HOST: { means: 'Address to listen on; outside production a loopback address', default: '127.0.0.1' },
  DEVELOPMENT_ON_NETWORK: {
    means:
      '`allowed` lets the API listen on another `HOST` outside production: whoever reaches it reads all mails, text messages and notifications at `/api/dev/inbox`, and knows the demo’s logins',
  },
  PORT: { means: 'Port of the member site and its API; of a worker: its health alone', default: '3000' },
  ADMIN_PORT: { means: 'Port of the console and its API', default: '3001' },
  ORIGIN: {
    means:
      'Address of the member site, for links in mails and the way back from a payment; `http://127.0.0.1:PORT` when empty',
    needed: { inProduction: 'links in mails lead there' },
  },
  ADMIN_ORIGIN: {
    means: 'Address of the console, for links in mails to staff; `http://127.0.0.1:ADMIN_PORT` when empty',
    needed: { inProduction: 'links in mails to staff lead there' },
  },
  STAFF_SECOND_FACTOR: {
    means:
      '`required`: staff log in with a code of an authenticator app as well; `optional`: only who has set one up. `required` when empty, with `DEMO=1` `optional`',
  },
  STAFF_SESSION_HOURS: {
    means: 'How long a login to the console lasts; in production no longer than the 12 hours',
    default: '12',
  },
  STAFF_IDLE_MINUTES: {
    means:
      'After how long a login to the console ends in which nobody did anything; in production no longer than the 30 minutes',
    default: '30',
  },
  DATABASE_URL: { means: 'A PostgreSQL 15 or newer; `npm start` brings its own', needed: { always: true } },
  MASTER_KEY: {
    means:
      '32 random bytes in base64 that wrap every member’s keys; whoever loses it loses all sealed texts. `npm start` makes one in `DATA_DIR`',
    needed: { always: true },
  },
  NEW_MASTER_KEY: {
    means: 'The key that `npm run rotate-master-key` puts in the place of `MASTER_KEY`; nothing else reads it',
  },
  DATA_DIR: {
    means:
      'Everything kept outside the database: photos, and the list of who was erased; with `npm start` also the database, the key and logs',
    default: '.data',
  },
  S3_BUCKET: {
    means:
      'Bucket of an S3-compatible store for photos, made at the first one; private and without versions. Without it photos are files in `DATA_DIR`, and all processes have to share that folder',
  },
  S3_ENDPOINT: { means: 'Where the store answers, such as `http://storage:7070`; Amazon’s own when empty' },
  S3_REGION: { means: 'Region of the store', default: 'us-east-1' },
  S3_ACCESS_KEY: { means: 'Name of the store’s account' },
  S3_SECRET_KEY: { means: 'Its secret' },
  DEMO: { means: '`1` loads demo data; refused in production', default: '0' },
  DEMO_MEMBERS: { means: 'How many members the demo data has, from 24 to 1000', default: '200' },
  SMTP_URL: {
    means: 'Where mail goes, such as `smtp://user:password@mail.example:587`; without it to the local inbox',
    needed: { inProduction: 'activation links have to reach members' },
  },
  MAIL_FEEDBACK_TOKEN: {
    means:
      'Bearer token with which the mail provider reports to `/api/mail-feedback` which addresses bounced, marked mail as spam or unsubscribed; without it only refusals while sending count',
  },
  SMS_GATEWAY_URL: {
    means:
      'Where text messages go: a gateway that takes a POST of `{ to, from, text }` with a bearer token. Without it to the local inbox, and in production nobody can pay by direct debit. Not tried against a live gateway yet',
  },
  SMS_GATEWAY_TOKEN: { means: 'The gateway’s bearer token' },
  SMS_SENDER: { means: 'Sender of text messages: a number, or up to 11 letters and digits', default: 'Velvet' },
  VAPID_PRIVATE_KEY: {
    means:
      'By which push services know the site: 32 random bytes in base64url, written by `npm run env`. Without it notifications go to the local inbox, and in production none are offered',
  },
  MOLLIE_API_KEY: {
    means:
      'Key of an account at Mollie, which takes the payments from then on. One that begins with `test_` gives credits for no money and is refused in production. Not tried against the live service yet',
  },
  MOLLIE_ENDPOINT: { means: 'Another address of its API, for tests; its own when empty' },
  SANDBOX_PAYMENTS: {
    means:
      '`allowed` keeps the payment sandbox in production: credits for no money. Refused beside a live `MOLLIE_API_KEY`',
  },
  KAFKA_BROKERS: {
    means: 'Brokers the log is relayed to, such as `broker-1:9092,broker-2:9092`; none: nothing is relayed',
  },
  KAFKA_TOPIC: { means: 'Topic of the relay', default: 'dating.events' },
  TRUST_PROXY: {
    means:
      'How many proxies of yours stand in front, such as `1`, or `2` behind a content network and a proxy. The visitor’s address is what the outermost of them wrote into `X-Forwarded-For`; what a visitor wrote there himself counts for nothing',
    default: '0',
  },
  NETWORK_LIMITS: {
    means:
      'Times how much one network may do, or one member read and report, before they are slowed down (also sign-ups and telling who has an account). `1` when empty, with `DEMO=1` `1000`: all visitors of a trial come from one machine',
  },
  COUNTRY_HEADER: {
    means:
      'Header in which the proxy in front tells the visitor’s country, such as `CF-IPCountry`; none: nobody knows. Set it only where the proxy overwrites what clients send',
  },
  GEOIP_FILE: {
    means:
      'File of networks and their countries in the MaxMind format (`.mmdb`), asked where the proxy does not tell; a newer one in its place is read at once. None: nobody knows',
  },
  MEMBER_SITE: { means: 'Folder of the built member site; `none` when another server serves it' },
  CONSOLE_SITE: { means: 'Folder of the built console; `none` when another server serves it' },
  METRICS_PORT: {
    means: 'Port at which figures for Prometheus are told (`/metrics`), of every role; none: nothing is measured',
  },
  METRICS_HOST: {
    means: 'Address to listen on for that; on another than a loopback address `METRICS_TOKEN` is needed',
    default: '127.0.0.1',
  },
  METRICS_TOKEN: { means: 'Bearer token without which no figures are told: 16 characters or more' },
  LOG_LEVEL: { means: '`debug`, `info`, `warn`, `error` or `silent`', default: 'info' },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
