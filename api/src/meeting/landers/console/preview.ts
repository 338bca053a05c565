import { textsOf, type LanderPage, type Locale, type SettingsValues } from '../../../ground/settings/index.js';
import type { VisitorCard } from '../../discovery/index.js';
import { designs } from '../designs/index.js';
import { tinderswipe } from '../designs/tinderswipe.js';
import { documentOf } from '../document.js';
import { landings } from '../landings/index.js';
import { pageOf } from '../written.js';

/** Nobody: it shows where people will be, and how a fictional one is marked. */
const someone = (name: string, fictional: boolean, n: number): VisitorCard => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name,
  age: null,
  country: 'NL',
  region: null,
  main_image: null,
  fictional,
});

const EXAMPLE: Record<Locale, string> = {
  nl: 'Voorbeeld',
  en: 'Example',
  de: 'Beispiel',
  es: 'Ejemplo',
  fr: 'Exemple',
  it: 'Esempio',
  pl: 'Przykład',
};

/**
 * A draft as visitors will see it, for the console: with examples in place of members, and files from the console's own
 * address. @returns HTML
 */
export function previewOf(draft: LanderPage, language: Locale, settings: SettingsValues): string {
  const [lander = ''] = draft.id.split('/');
  const around = landings.get(lander);
  const design = around ?? designs.get(lander);
  if (!design) return '';
  const name = EXAMPLE[language];
  const page = pageOf(design, {
    locale: language,
    settings,
    own: textsOf(draft, language, settings.countries),
    country: draft.country ?? settings.countries[0] ?? null,
    region: undefined,
    member: around && someone(name, true, 0),
    cards: Array.from({ length: design.cards }, (_, i) => someone(name, i === 1, i + 1)),
    // Nothing leads away from a preview.
    link: () => '#',
    carried: [],
    path: '/',
  });
  const document = documentOf({
    design,
    lander: undefined,
    main: design.main(page),
    page,
    origin: 'https://preview.invalid',
    path: '/',
    asked: language,
    indexed: false,
    signups: 'open',
    entry: null,
  });
  return moving(design.name, document.toString())
    .replaceAll('/api/lander-files/', '/api/admin/lander-files/')
    .replace(/<script[^>]*><\/script>|<link [^>]*>/g, '');
}

/** A card's turn on top of the deck, in seconds. */
const TURN = 2;

/**
 * No script runs in the console's frame (decision 130), so the deck moves by style alone: its cards go to the right and to
 * the left in turn, and come back under the others.
 */
function moving(design: string, page: string): string {
  if (design !== tinderswipe.name) return page;
  const { cards } = tinderswipe;
  const share = (turns: number) => `${((100 * turns) / cards).toFixed(3)}%`;
  const under = 'transform:translateY(36px) scale(.91)';
  const path = (to: number) =>
    [
      `0%,${share(0.7)}{transform:none;opacity:1;z-index:99}`,
      `${share(1)}{transform:translateX(${to}%) rotate(${to / 7}deg);opacity:0;z-index:99}`,
      `${share(1.01)}{${under};opacity:0;z-index:0}`,
      `${share(cards - 2)}{${under};opacity:1;z-index:50}`,
      '100%{transform:none;opacity:1;z-index:98}',
    ].join('');
  const turns = Array.from(
    { length: cards },
    (_, i) => `.ready .deck li:nth-child(${i + 1}){animation-delay:${(i - cards) * TURN}s}`,
  );
  const css = `@media(prefers-reduced-motion:no-preference){.ready .deck li{animation:likes ${cards * TURN}s infinite}.ready .deck li:nth-child(even){animation-name:passes}${turns.join('')}}@keyframes likes{${path(130)}}@keyframes passes{${path(-130)}}`;
  return page.replace('class="swipe"', 'class="swipe ready"').replace('</head>', `<style>${css}</style></head>`);
}
