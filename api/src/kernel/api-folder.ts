import { existsSync } from 'node:fs';

/** The root folder of this package, both in source and in the build: `new URL('src/migrations/', apiFolder)`. */
export const apiFolder = folderAbove(new URL('./', import.meta.url));

function folderAbove(folder: URL): URL {
  return existsSync(new URL('package.json', folder)) ? folder : folderAbove(new URL('../', folder));
}
