import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { Component as Layout } from '../app/layouts/lander-layout';
import { Root } from '../app/root';
import { Component as Landing } from '../app/routes/landing';
import { WrittenEntry } from '../app/written-entry';
import type { Answer } from '../lib/api-client/types';
import type { Locale } from '../lib/i18n';
import { createQueryClient } from '../lib/query-client';
import { userQuery } from '../lib/session';
import { regionsQuery, settingsQuery } from '../lib/settings';
import { Texts, TextsContext } from '../lib/texts';
import de from '../locales/de?first';
import en from '../locales/en?first';
import es from '../locales/es?first';
import fr from '../locales/fr?first';
import it from '../locales/it?first';
import nl from '../locales/nl?first';
import pl from '../locales/pl?first';
import { fill } from './fill';
import type { Answers } from './page';

// For the API, which draws the first page with it (api/src/meeting/landers/drawing.ts); no browser loads this.

const TEXTS = { nl, en, de, es, fr, it, pl };

declare const SOURCE_MARK: string;
/** Of what this was built, as the built page says it too. */
export const mark = SOURCE_MARK;

interface Asked {
  locale: Locale;
  /** Path and query. */
  address: string;
  answers: Answers;
  regions: Answer<'/api/regions', 'get'>;
}

interface Drawn {
  /** What the page's root holds. */
  root: string;
  /** The warning of CLI-03, as a closed dialog. */
  entry: string;
  /** What the head should name beforehand, such as the first photos. */
  head: string;
  /** What is said while a press waits for the site, and if the site cannot be reached. */
  words: { waiting: string; failed: string };
}

/** The landing page in HTML: the very components that the site shows. */
export function draw({ locale, address, answers, regions }: Asked): Drawn {
  const cache = createQueryClient(() => undefined);
  cache.setQueryData(userQuery.queryKey, null);
  cache.setQueryData(settingsQuery().queryKey, answers.settings);
  fill(cache, answers, new URLSearchParams(address.split('?')[1]));
  cache.setQueryData(regionsQuery().queryKey, regions);
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ Component: Layout, children: [{ index: true, Component: Landing }] }] }],
    { initialEntries: [address] },
  );
  const i18n = textsIn(locale);
  const inside = (shown: React.ReactNode) =>
    renderToString(
      <TextsContext value={i18n}>
        <QueryClientProvider client={cache}>{shown}</QueryClientProvider>
      </TextsContext>,
    );
  const page = inside(<RouterProvider router={router} />);
  router.dispose();
  // What React would have in the head, it writes before all else; title and description the server writes itself.
  const [first = ''] = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/.exec(page) ?? [];
  return {
    root: page.slice(first.length),
    entry: inside(<WrittenEntry />),
    head: (first.match(/<link[^>]*>/g) ?? []).join(''),
    words: { waiting: i18n.t('common.loading'), failed: i18n.t('errors.unreachable') },
  };
}

const known = new Map<Locale, Texts>();

function textsIn(locale: Locale): Texts {
  const there = known.get(locale);
  if (there) return there;
  const texts = new Texts();
  texts.add(locale, TEXTS[locale]);
  texts.show(locale);
  known.set(locale, texts);
  return texts;
}
