export { mayFind, mayMessage, maySee, type Facts, type MessageVerdict, type Status } from './visibility.js';
