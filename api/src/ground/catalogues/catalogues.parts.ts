export { CataloguesController } from './catalogues.controller.js';
export { ChoicesAdminController } from './choices.admin.controller.js';
export { OwnFilesController } from './own-files.controller.js';
export { StoredGiftPicture, StoredLanderFile } from './own-files.entity.js';
export { OwnFiles } from './own-files.js';
export { PagesController } from './pages.controller.js';
export { SweepOwnFiles } from './sweep-own-files.job.js';
