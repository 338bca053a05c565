// Writes .env for docker-compose.yml with secrets of its own; never over one that exists.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { site: { type: 'string' }, console: { type: 'string' } } });
if (Boolean(values.site) !== Boolean(values.console)) {
  console.error('Usage: npm run env -- [--site www.example.com --console console.example.com]');
  process.exit(2);
}

const file = fileURLToPath(new URL('../.env', import.meta.url));
const lines = [
  '# Keep a copy of MASTER_KEY in a safe place of its own: without it every sealed text is lost.',
  `MASTER_KEY=${randomBytes(32).toString('base64')}`,
  `POSTGRES_PASSWORD=${randomBytes(24).toString('base64url')}`,
  `S3_SECRET_KEY=${randomBytes(24).toString('base64url')}`,
  '',
  '# Domain names, for which certificates are fetched; or ports, for a try on one machine.',
  `MEMBER_ADDRESS=${values.site ?? ':8080'}`,
  `CONSOLE_ADDRESS=${values.console ?? ':8081'}`,
  `ORIGIN=${values.site ? `https://${values.site}` : 'http://localhost'}`,
  `ADMIN_ORIGIN=${values.console ? `https://${values.console}` : 'http://localhost:8081'}`,
  '',
  '# Where mail goes. This one only catches it: http://127.0.0.1:8025',
  'SMTP_URL=smtp://mail:1025',
  '',
  '# By which push services know the site. Another key ends every subscription.',
  `VAPID_PRIVATE_KEY=${randomBytes(32).toString('base64url')}`,
  '',
  '# Key of an account at Mollie, which takes the payments; begins with live_.',
  'MOLLIE_API_KEY=',
  '',
  '# `allowed`: credits for no money, for a try; refused beside a live key. Leave it empty on a real site.',
  'SANDBOX_PAYMENTS=',
  '',
];
try {
  writeFileSync(file, lines.join('\n'), { flag: 'wx', mode: 0o600 });
  console.log('.env is written. Keep MASTER_KEY safe, then: docker compose up --build --detach');
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  console.error('.env exists and is left as it is: its secrets belong to the data.');
  process.exit(1);
}
