// Run after restoring an older backup and before the site starts: `npm run erase-again -- [<list of ids>]`.
import { EraseAgain, ErasedList, ErasedListError, readErasedList } from '../members/accounts/index.js';
import { createApp } from './app.js';
import { contexts } from './contexts.js';
import { configOrExit, Kernel, leaveGapBehindRestored, startOrExit, inBackground } from '../kernel/index.js';

const config = configOrExit();
const file = process.argv[2] ?? new ErasedList(config).file;
const listed = await readErasedList(file).catch((error: NodeJS.ErrnoException) => {
  if (!(error instanceof ErasedListError) && error.code !== 'ENOENT') throw error;
  console.error(`${error.code === 'ENOENT' ? `${file} does not exist.` : error.message} Nobody was erased.`);
  process.exit(1);
});
const kernel = new Kernel({ config, contexts });
await startOrExit(kernel);
const [head, from] = await inBackground(() => leaveGapBehindRestored(kernel.database));
console.log(
  `The event log ends at position ${head} and continues after ${from}: no consumer of the topic has seen those positions.`,
);
const { nest } = await createApp(kernel);
const { members, keys } = await nest.get(EraseAgain).erase(listed);
console.log(`${listed.length} ids on the list: erased ${members} members again, destroyed the keys of ${keys} others.`);
await nest.close();
await kernel.stop();
process.exit(0);
