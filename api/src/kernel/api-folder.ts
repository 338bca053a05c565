import { existsSync } from 'node:fs';

/** Where this package begins, as source and as built: `new URL('src/migrations/', apiFolder)`. */
export const apiFolder = folderAbove(new URL('./', import.meta.url));

function folderAbove(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : folderAbove(new URL('../', folder));
}
