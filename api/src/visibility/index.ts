export { mayFind, mayMessage, maySee, type Facts } from './visibility.js';
