/**
 * A process of its own, which `loadDemo` starts: it lives in the past while the site lives now, and takes what making a
 * world needs of memory with it.
 */
import { configOrExit, Kernel, startOrExit } from '../src/kernel/index.js';
import { createApp } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import { DemoClock } from './calendar.js';
import { makeDemo } from './load.js';

// Whoever started it is gone, and would start it again.
process.once('disconnect', () => process.exit(1));

const config = configOrExit();
const clock = new DemoClock();
const kernel = new Kernel({ config, clock, contexts });
await startOrExit(kernel);
const { nest } = await createApp(kernel);
await makeDemo(nest, config, clock);
await nest.close();
await kernel.stop();
process.exit();
