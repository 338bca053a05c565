// Imports or removes an operator's places of a country: `npm run places -- <file>`, `npm run places -- forget NL`.
import { configOrExit, Database, inBackground } from '../kernel/index.js';
import { forgetImport, importPlaces, PlaceFileError } from '../ground/places/index.js';

const [file, forgotten] = process.argv.slice(2);
if (!file || (file === 'forget' && !forgotten)) {
  console.error('Usage: npm run places -- <file in GeoNames format>\n       npm run places -- forget <country>');
  process.exit(2);
}
const database = new Database(configOrExit().databaseUrl, { size: 1 });
let code = 0;
if (file === 'forget' && forgotten) await forget(forgotten.toUpperCase());
else await replace(file);
await database.close();
process.exit(code);

async function forget(country: string) {
  const had = await inBackground(() => forgetImport(database, country));
  console.log(`${country}: ${had ? 'restored the included towns' : 'has no imported file. Nothing was changed.'}`);
}

async function replace(file: string) {
  try {
    for (const [country, towns] of await inBackground(() => importPlaces(database, file)))
      console.log(`${country}: ${towns} places`);
  } catch (error) {
    const { code: problem } = error as NodeJS.ErrnoException;
    if (!(error instanceof PlaceFileError) && problem !== 'ENOENT') throw error;
    const what = problem === 'ENOENT' ? `${file} does not exist.` : (error as Error).message;
    console.error(`${what} Nothing was changed.`);
    code = 1;
  }
}
