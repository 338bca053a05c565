export { OwnFiles } from './own-files.js';
