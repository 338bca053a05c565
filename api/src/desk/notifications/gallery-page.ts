import { page } from './inbox-page.js';
import { languagesOf, MAIL_KINDS } from './mails/catalogue.js';

/** Shows every mail in every language, for review. */
export const galleryPage = (): string =>
  page(
    'Mails',
    `<p><a href="/api/dev/inbox">Inbox</a></p><h1>Mails</h1><ul>${Object.entries(MAIL_KINDS)
      .map(
        ([name, kind]) =>
          `<li><h2>${name}</h2><p>${languagesOf(kind)
            .map((language) => `<a href="/api/dev/mails/${name}/${language}">${language}</a>`)
            .join(' · ')}</p></li>`,
      )
      .join('')}</ul>`,
  );
