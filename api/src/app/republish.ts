// Lets the relay fill a wiped topic anew: `npm run republish -- --from <position>`, while no worker runs.
import { parseArgs } from 'node:util';
import {
  BrokerFailure,
  configOrExit,
  Database,
  inBackground,
  KafkaBroker,
  migrate,
  relayAnew,
} from '../kernel/index.js';

const { kafka, databaseUrl } = configOrExit();
const from = Number(parseArgs({ options: { from: { type: 'string' } } }).values.from);
if (!kafka || !Number.isSafeInteger(from) || from < 1) {
  console.error(kafka ? 'Say where to begin, such as --from 1.' : 'Set KAFKA_BROKERS.');
  process.exit(1);
}
await migrate(databaseUrl);
const database = new Database(databaseUrl, { size: 2 });
try {
  await inBackground(() => relayAnew(database, new KafkaBroker(kafka), from));
  console.log(`Start the workers: they fill the topic ${kafka.topic} from position ${from}.`);
} catch (error) {
  if (!(error instanceof BrokerFailure)) throw error;
  console.error(`${error.message} Nothing was changed.`);
  process.exitCode = 1;
} finally {
  await database.close();
}
