import { useSyncExternalStore } from 'react';
import type { DiscreetPlace, DiscreetWords } from '../service-worker/messages';
import { api, dataOf } from './api-client/client';
import { DISCREET } from './discreet-name';
import type { Locale } from './i18n';

/** What Chromium hands to a site that can be installed. It asks once; after a refusal another one comes by itself. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;

/** How the site gets on this device's home screen; `menu`: by the browser's own menu, and it may be there already. */
export type InstallWay = 'installed' | 'offered' | 'ios' | 'menu';

const CHANGED = 'installway';
let done = false;

const isInstalled = () =>
  done ||
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
/** An iPad says that it is a Mac, of which none has a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function wayNow(): InstallWay {
  if (isInstalled()) return 'installed';
  if (offer) return 'offered';
  return isIos() ? 'ios' : 'menu';
}

/** From before anything asks for it: it comes once, and unasked the browser would show one of its own at first sight. */
export function hearOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    dispatchEvent(new Event(CHANGED));
  });
  addEventListener('appinstalled', () => {
    done = true;
    dispatchEvent(new Event(CHANGED));
  });
}

function subscribe(tell: () => void) {
  addEventListener(CHANGED, tell);
  return () => removeEventListener(CHANGED, tell);
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, wayNow);

/** The browser asks whether to install the site. */
export async function install(): Promise<void> {
  const asks = offer?.prompt();
  offer = undefined;
  await asks;
  dispatchEvent(new Event(CHANGED));
}

const PLACE: DiscreetPlace = { cache: 'device', path: '/discreet' };

/**
 * From now on this device shows a neutral name and icon: in the tab, in notifications, and of the site where it is
 * installed from now on.
 *
 * @param news what a notification says in the place of whom it is from
 * @throws ApiError where the server does not tell the name
 */
export async function beDiscreet(language: string, news: string): Promise<void> {
  const query = { discreet: language as Locale };
  const { name } = await dataOf(api.GET('/api/app.webmanifest', { params: { query } }));
  const words: DiscreetWords = { title: name, body: news };
  // Notifications are shown while no page is open, by a worker that reads no `localStorage`.
  await (await globalThis.caches?.open(PLACE.cache))?.put(PLACE.path, Response.json(words));
  localStorage.setItem(DISCREET, name);
  showDiscreetIcons();
}

export async function showOwnName(): Promise<void> {
  await globalThis.caches?.delete(PLACE.cache);
  localStorage.removeItem(DISCREET);
  for (const [link, own] of before) link.setAttribute('href', own);
  before.clear();
}

const ICON = '/icons/discreet-any-192.png';
const before = new Map<Element, string>();

/** The page names its own; what is installed from it is what it names then. */
export function showDiscreetIcons(): void {
  const links = {
    manifest: `/api/app.webmanifest?discreet=${document.documentElement.lang}`,
    icon: ICON,
    'apple-touch-icon': '/icons/discreet-apple-touch-180.png',
  };
  for (const [rel, href] of Object.entries(links)) {
    const link = document.head.querySelector(`link[rel="${rel}"]`);
    if (!link) continue;
    if (!before.has(link)) before.set(link, link.getAttribute('href')!);
    link.setAttribute('href', href);
  }
}
