// A process that runs the followers of `followed.ts` by the topic, until its standard input ends or it is killed.
import { registerHooks } from 'node:module';
import { hooks } from '../jest/load.mjs';

registerHooks(hooks);
const { KafkaBroker, KafkaTopic, Kernel } = await import('../../src/kernel/index.js');
const { readConfig } = await import('../../src/kernel/config.js');
const { followedContext, told } = await import('./followed.js');

const { DATABASE_URL, BROKERS, TOPIC } = process.env;
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
const address = { brokers: [BROKERS], topic: TOPIC, partitions: 5 };
const kernel = new Kernel({
  config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MASTER_KEY, DATABASE_URL }),
  contexts: [followedContext],
  broker: new KafkaBroker(address),
  topic: new KafkaTopic(address),
});
await kernel.start();
await kernel.work(new Map([[told, { run: () => Promise.resolve() }]]));
// Whoever started it is gone.
process.stdin.on('end', () => process.exit()).resume();
