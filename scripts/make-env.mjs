// Writes .env and ./secrets for docker-compose.yml, with newly generated secrets; never overwrites existing files.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { site: { type: 'string' }, console: { type: 'string' } } });
if (Boolean(values.site) !== Boolean(values.console)) {
  console.error('Usage: npm run env -- [--site www.example.com --console console.example.com]');
  process.exit(2);
}

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const random = (bytes) => randomBytes(bytes).toString('base64url');
const ownerPassword = random(24);
/** The folder is closed to others; each container can read the files mounted into it, whatever user it runs as. */
const secrets = {
  master_key: randomBytes(32).toString('base64'),
  database_url: `postgres://dating:${ownerPassword}@database:5432/dating`,
  database_read_url: `postgres://dating:${ownerPassword}@replica:5432/dating`,
  postgres_owner_password: ownerPassword,
  postgres_password: random(24),
  postgres_replication_password: random(24),
  s3_secret_key: random(24),
  smtp_url: 'smtp://mail:1025',
  vapid_private_key: random(32),
  metrics_token: random(32),
  grafana_password: random(18),
  // Empty until there is an account.
  mollie_api_key: '',
  kafka_ca: '',
  kafka_password: '',
  mail_feedback_token: '',
  mail_reply_token: '',
  sms_gateway_token: '',
};
const lines = [
  '# Secrets are files in ./secrets.',
  '',
  '# Domain names, for which certificates are fetched; or ports, for a try on one machine.',
  `MEMBER_ADDRESS=${values.site ?? ':8080'}`,
  `CONSOLE_ADDRESS=${values.console ?? ':8081'}`,
  `ORIGIN=${values.site ? `https://${values.site}` : 'http://localhost'}`,
  `ADMIN_ORIGIN=${values.console ? `https://${values.console}` : 'http://localhost:8081'}`,
  '',
  '# `allowed`: credits for no money, for a try; refused beside a live key. Leave it empty on a real site.',
  'SANDBOX_PAYMENTS=',
  '',
  '# A real site takes every image by its digest:',
  '# COMPOSE_FILE=docker-compose.yml:docker/digests.yml',
  '',
];
if (existsSync(at('.env')) || existsSync(at('secrets'))) {
  console.error('.env or secrets/ already exists and was not changed: the existing data depends on these secrets.');
  process.exit(1);
}
writeFileSync(at('.env'), lines.join('\n'), { flag: 'wx', mode: 0o600 });
mkdirSync(at('secrets'), { mode: 0o700 });
for (const [name, value] of Object.entries(secrets)) writeFileSync(at(`secrets/${name}`), value, { mode: 0o644 });
console.log('.env and secrets/ are written. Keep a copy of secrets/master_key in a separate safe place.');
console.log('Then: docker compose up --build --detach');
