import type { Answer } from '../lib/api-client/types';
import type { Locale } from '../lib/i18n';

/** The answers of the API that the first page is drawn from; what is missing was refused, or is not shown. */
export interface Answers {
  settings: Answer<'/api/settings', 'get'>;
  packages?: Answer<'/api/packages', 'get'> | undefined;
  cards?: Answer<'/api/visitor-cards', 'get'>['profiles'] | undefined;
}

/** What the server drew the page from, for the site that takes it over. */
export interface WrittenPage extends Answers {
  locale: Locale;
  /** When it was drawn: milliseconds since 1970, by the server's clock. */
  at: number;
}

/** How the script that the page begins with and the site's own agree (beginning.ts). */
export interface Beginning {
  /** The site has taken the page over: what was pressed meanwhile happens now. */
  taken(): void;
  /** The site could not begin. @returns when somebody presses again */
  failed(): Promise<void>;
}

declare global {
  var beginning: Beginning | undefined;
}

/** Undefined where the server wrote no page: then the site draws its own. */
export function writtenPage(): WrittenPage | undefined {
  const told = document.getElementById('written')?.textContent;
  return told ? (JSON.parse(told) as WrittenPage) : undefined;
}

/** Loads what the site cannot begin without; if that fails, again when somebody presses something. */
export async function retryOnPress<T>(load: () => Promise<T>, { failed }: Beginning): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await failed();
    }
  }
}
