import { mkdir, writeFile } from 'node:fs/promises';
import { createApp } from './app.js';
import { contexts } from './contexts.js';
import { apiFolder, Kernel, readConfig } from '../kernel/index.js';

// Describing routes needs no database, so the kernel is never started.
const kernel = new Kernel({
  config: readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    MASTER_KEY: Buffer.alloc(32).toString('base64'),
    LOG_LEVEL: 'silent',
  }),
  contexts,
});
process.env['DESCRIBE_ONLY'] = '1';
const { fastify } = await createApp(kernel);
const folder = new URL('openapi/', apiFolder);
await mkdir(folder, { recursive: true });
const documents = {
  member: fastify.swagger(),
  admin: (fastify as unknown as { adminSwagger: () => object }).adminSwagger(),
};
for (const [name, document] of Object.entries(documents)) {
  await writeFile(new URL(`${name}.json`, folder), JSON.stringify(document, null, 2) + '\n');
}
process.exit(0);
