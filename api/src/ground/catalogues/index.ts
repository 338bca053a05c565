export { CataloguesModule } from './catalogues.module.js';
export { OwnFiles } from './own-files.js';
