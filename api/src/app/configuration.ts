// Generates docs/configuration.md from the declared variables; part of `npm run generate`.
import { writeFile } from 'node:fs/promises';
import { apiFolder, VARIABLES, type Variable } from '../kernel/index.js';

const needed = ({ needed }: Variable): string => {
  if (!needed) return '';
  return 'always' in needed ? 'always' : `in production: ${needed.inProduction}`;
};
const rows = [...VARIABLES].map(
  ([name, variable]) =>
    `| \`${name}\` | ${variable.means} | ${variable.default ? `\`${variable.default}\`` : ''} | ${needed(variable)} |`,
);
const page = `# Configuration

What the API reads from its environment. Everything else (prices, texts, limits, methods) is a setting, changed while the site runs. A secret need not stand in the environment: with \`_FILE\` behind its name, such as \`MASTER_KEY_FILE\`, a variable names the file that holds it. This page is made from \`api/src/kernel/variables.ts\` by \`npm run generate\`.

| variable | meaning | default | needed |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
await writeFile(new URL('../docs/configuration.md', apiFolder), page);
