export { mayMessage, maySee, type Facts } from './visibility.js';
