export { exampleOf, languagesOf, MAIL_KINDS } from './mails/catalogue.js';
