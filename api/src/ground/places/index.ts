export { distanceKm, type Point } from './geography.js';
export { forgetImport, importPlaces, PlaceFileError } from './import-places.js';
export { Places } from './places.js';
