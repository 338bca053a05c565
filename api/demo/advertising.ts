import type { LanderPage } from '../src/ground/settings/index.js';
import type { Inhabitant } from './inhabitants.js';
import { Visitor, keyOf, type Site } from './visitor.js';

interface Source {
  network?: string;
  ref?: string;
  sub1?: string;
  lander?: string;
}

/** The operator's own page, to which the first of those ways leads: `/landers/gallery/spring`. */
export const SPRING: LanderPage = {
  id: 'gallery/spring',
  language: 'nl',
  words: {
    nl: {
      title: 'Voorjaar met iemand erbij',
      headline: 'Het voorjaar is leuker met z’n tweeën',
      paragraph: 'Een terras, een wandeling, een avond die uitloopt. Kijk wie er bij jou in de buurt ook zin in heeft.',
    },
    en: {
      title: 'Spring, with somebody beside you',
      headline: 'Spring is better for two',
      paragraph: 'A terrace, a walk, an evening that runs late. See who near you feels like it too.',
    },
  },
  picture: null,
  video: null,
  gender: null,
  country: null,
};

/** Ways by which people come; the first brings most of them. */
const SOURCES: readonly Source[] = [
  { network: 'lighthouse', ref: 'spring', sub1: 'banner', lander: 'gallery/spring' },
  { network: 'lighthouse', ref: 'spring', sub1: 'banner', lander: 'gallery/spring' },
  { network: 'lighthouse', ref: 'coffee', sub1: 'story', lander: 'tinderswipe' },
  { network: 'lantern', ref: 'newsletter', lander: 'landing' },
  { network: 'lantern', ref: 'newsletter', lander: 'alonetonight' },
  { ref: 'friend', lander: 'landing' },
  { lander: 'landing' },
];
/** Of so many visits one becomes a member. */
const VISITS = 3;

export const sourceOf = (n: number): Source => SOURCES[n % SOURCES.length]!;

/** Those who look and go, and the one who stays. */
export async function visit(site: Site, n: number, { email }: Inhabitant): Promise<void> {
  for (let i = 0; i < VISITS; i++) {
    const source = sourceOf(n + (i === 0 ? 0 : i * 3));
    await new Visitor(site).post('/visits', `visit ${email} ${i}`, { id: keyOf(`visit ${email} ${i}`), ...source });
  }
}
