export { LanderCards } from './cards.js';
export { LanderPreviewController } from './console/preview.admin.controller.js';
export { LanderUploadsController } from './console/uploads.admin.controller.js';
export { SiteDrawing } from './drawing.js';
export { LandersController } from './landers.controller.js';
export { OwnAnswers } from './own-answers.js';
export { SearchEnginesController } from './search-engines.controller.js';
export { SiteTemplate } from './site-template.js';
