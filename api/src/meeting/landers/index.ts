export { PAGE_ROUTES } from './landers.controller.js';
export { isServerPage } from './pages.js';
