// Loaded before the API (`node --import`): its clock, and that of its queue, is CLOCK_AHEAD_DAYS ahead.
import { WorkerPreset } from 'graphile-worker';

const AHEAD = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000;
const { now } = Date;
const later = () => now() + AHEAD;

Date.now = later;
globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [later()], self),
});

// Else it asks the database what time it is.
WorkerPreset.worker.useNodeTime = true;
