export { locate, type Location } from './location.js';
export { rateOn, vatWithin, type Vat } from './vat.js';
