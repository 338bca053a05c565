export { OPENED_FROM_HEADER, openedFrom, type Opening } from './opened-from.js';
export { STREAM_RIGHTS } from './stream-rights.js';
