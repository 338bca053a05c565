// Places of a country by an operator's own file: `npm run places -- <file>`.
import { configOrExit, Database } from './kernel/index.js';
import { importPlaces, PlaceFileError } from './places/index.js';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run places -- <file in the format of GeoNames>');
  process.exit(2);
}
const database = new Database(configOrExit().databaseUrl, 1);
let code = 0;
try {
  for (const [country, towns] of await importPlaces(database, file)) console.log(`${country}: ${towns} places`);
} catch (error) {
  const { code: problem } = error as NodeJS.ErrnoException;
  if (!(error instanceof PlaceFileError) && problem !== 'ENOENT') throw error;
  console.error(
    problem === 'ENOENT'
      ? `${file} does not exist. Nothing was changed.`
      : `${(error as Error).message} Nothing was changed.`,
  );
  code = 1;
}
await database.close();
process.exit(code);
