export { exampleOf, languagesOf, MAIL_KINDS } from './mails/catalogue.js';
export { escapeHtml } from './mails/escape-html.js';
