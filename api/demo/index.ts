export { liveOn, loadDemo } from './load.js';
