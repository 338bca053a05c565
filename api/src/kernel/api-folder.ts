import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Base of addresses within the API's folder (`new URL('src/migrations/', apiFolder)`), as source and as built. */
export const apiFolder = pathToFileURL(findPackageJSON(import.meta.url)!);
