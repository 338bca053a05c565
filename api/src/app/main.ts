import type { Server } from 'node:http';
import { createApp } from './app.js';
import { contexts } from './contexts.js';
import { configOrExit, KafkaBroker, KafkaTopic, Kernel, logConsoleOutput, startOrExit } from '../kernel/index.js';
import { serveHealth } from './health.js';
import { leave } from './leaving.js';
import { serveMetrics } from './metrics.js';
import { serve } from './serve.js';
import { MEMBER_PAGES } from './member-pages.js';
import { staticSite } from './static-site.js';
import { endOnUncaught } from './uncaught.js';

/** Milliseconds to finish running requests, and to exit before the supervisor kills the process. */
const ANSWERED_WITHIN = 8_000;
const ENDED_WITHIN = 13_000;

const config = configOrExit();
const demo = config.demo ? await import('../../demo/index.js') : undefined;
const kernel = new Kernel({
  config,
  contexts,
  ...(config.kafka && { broker: new KafkaBroker(config.kafka) }),
  ...(config.kafka && config.followsTopic && { topic: new KafkaTopic(config.kafka) }),
  onOutdated: () => void stop('a newer release has changed a read model'),
});
await startOrExit(kernel);
endOnUncaught(kernel.log);
logConsoleOutput(kernel.log);
// The demo world's logins are public.
if (config.production && (await kernel.store.holder('installation', 'demo'))) {
  process.stderr.write('This database holds the demo world. Start production with an empty one.\n');
  process.exit(1);
}
const { nest, fastify, handlers, batchHandlers, indicators, metrics } = await createApp(kernel);
const servers =
  config.role === 'worker'
    ? [await orExit(config.port, serveHealth(kernel, indicators, config))]
    : [await listen(config.port, config.memberSite, false), await listen(config.adminPort, config.consoleSite, true)];
if (metrics) {
  const { metrics: place } = config;
  servers.push(await orExit(place!.port, serveMetrics(metrics, place!)));
}
// Before jobs run: some would be due at once for what happens in the demo world's past.
if (demo) await demo.loadDemo(nest, config);
if (config.role !== 'api') await kernel.work(handlers, batchHandlers);
if (demo) void demo.liveOn(nest, config);
console.log('listening');
// What starting left behind, some 140 MB: V8 alone keeps it until there is traffic, and only a
// collection of last resort hands it back to the system.
setTimeout(() => {
  void globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
}, 10_000).unref();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function listen(port: number, folder: string, console: boolean) {
  return orExit(
    port,
    serve(
      { fastify },
      { host: config.host, port, site: await staticSite(folder, console ? undefined : MEMBER_PAGES), console },
    ),
  );
}

async function orExit(port: number, listening: Promise<Server>): Promise<Server> {
  try {
    return await listening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    process.stderr.write(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another with PORT, ADMIN_PORT and METRICS_PORT.\n`
        : `Cannot listen on port ${port}: ${code}\n`,
    );
    process.exit(1);
  }
}

async function stop(reason?: string): Promise<void> {
  if (reason) kernel.log.warn('stopping', { reason });
  setTimeout(() => process.exit(reason ? 1 : 0), ENDED_WITHIN).unref();
  kernel.live.close();
  const rested = kernel.rest();
  await leave(servers, ANSWERED_WITHIN);
  await rested;
  await nest.close();
  await kernel.stop();
  process.exit(reason ? 1 : 0);
}
