export { Days } from './days.js';
