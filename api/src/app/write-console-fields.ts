// Generates docs/console-fields.md from the tables that the server follows; part of `npm run generate`.
import { writeFile } from 'node:fs/promises';
import { apiFolder } from '../kernel/index.js';
import { consoleFieldsPage } from './console-fields.js';

await writeFile(new URL('../docs/console-fields.md', apiFolder), consoleFieldsPage());
