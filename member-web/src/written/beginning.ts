import { siteEntry } from '../lander/site-entry';
import { keepQuery } from '../lib/kept-query';
import { siteAnswers } from '../lib/site-answers';
import { keepTracking, keptTracking, landerAt, trackingIn } from '../lib/tracking';
import { tellVisit } from '../lib/visit';

// The first page as the server writes it begins with this (api/src/meeting/landers/front.ts): it keeps where a visitor
// comes from, and brings the site in when somebody does something. In the head and before all else, so that no press is
// earlier. One file, without React.

const { dataset } = document.currentScript as HTMLScriptElement;
const HINTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown'] as const;
const OPENS_MENU = ['ArrowDown', 'ArrowUp'];

const query = new URLSearchParams(location.search);
const lander = landerAt(location.pathname);
keepTracking(query, lander);
keepQuery(query);
void tellVisit({ ...trackingIn(query), ...(lander !== undefined && { lander }) });

/** What was pressed last and waits: where it stands, for the site may draw the page anew. */
let pressed: { element: HTMLElement; path: number[] } | undefined;
let begun = false;
let again: (() => void) | undefined;

const root = () => document.getElementById('root')!;
const status = () => document.getElementById('beginning')!;

function begin() {
  if (begun) return;
  begun = true;
  for (const href of (dataset.ahead ?? '').split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  const site = document.createElement('script');
  Object.assign(site, { type: 'module', crossOrigin: '', src: dataset.site });
  site.addEventListener('error', () => void missing());
  document.head.append(site);
}

/** After a release the scripts of this page may be gone: the page of today has its own, and so has that of a link. */
async function missing() {
  if (!pressed || !(await siteAnswers())) return void beginning.failed().then(missing);
  const way = pressed.element instanceof HTMLAnchorElement ? pressed.element.href : location.href;
  if (way === location.href) location.reload();
  else location.assign(way);
}

function wait(element: HTMLElement) {
  rest();
  pressed = { element, path: pathTo(element) };
  element.dataset.waiting = '';
  element.ariaBusy = 'true';
  const { dataset: words, classList } = status();
  classList.remove('failed');
  status().textContent = words.waiting ?? '';
  again?.();
}

function rest() {
  if (!pressed) return;
  delete pressed.element.dataset.waiting;
  pressed.element.ariaBusy = null;
}

function pathTo(element: Element): number[] {
  const { parentElement } = element;
  if (!parentElement || element === root()) return [];
  return [...pathTo(parentElement), [...parentElement.children].indexOf(element)];
}

let seen = false;

/** A pointer that rests is told of too: where it is, once the page is under it, and again whenever that changes. */
function isMoved({ movementX, movementY }: PointerEvent): boolean {
  const moved = seen && (movementX !== 0 || movementY !== 0);
  seen = true;
  return moved;
}

function hint(event: Event) {
  const { type, target } = event;
  // The browser itself puts the focus into the warning that the page opens with.
  if (type === 'focusin' && target instanceof Element && target.closest('dialog')) return;
  if (type === 'pointermove' && !isMoved(event as PointerEvent)) return;
  begin();
}

function press(event: MouseEvent | KeyboardEvent) {
  const { target } = event;
  const element = target instanceof Element && target.closest<HTMLElement>('a[href], button');
  if (!element || !root().contains(element)) return;
  // For another tab, or of another program: the browser's own.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return;
  event.preventDefault();
  event.stopPropagation();
  begin();
  wait(element);
}

function key(event: KeyboardEvent) {
  if (OPENS_MENU.includes(event.key) && (event.target as Element).ariaExpanded !== null) press(event);
}

const beginning = {
  taken() {
    for (const type of HINTS) document.removeEventListener(type, hint, true);
    document.removeEventListener('click', press, true);
    document.removeEventListener('keydown', key, true);
    rest();
    status().remove();
    if (!pressed) return;
    const { element, path } = pressed;
    if (element.isConnected) return element.click();
    const now = path.reduce<Element | undefined>((parent, index) => parent?.children[index], root());
    if (now instanceof HTMLElement && now.tagName === element.tagName) {
      now.focus({ preventScroll: true });
      now.click();
    } else if (element instanceof HTMLAnchorElement) location.assign(element.href);
  },
  failed() {
    rest();
    const { dataset: words, classList } = status();
    // Who has pressed nothing need not know.
    if (pressed) {
      classList.add('failed');
      status().textContent = words.failed ?? '';
    }
    pressed = undefined;
    return new Promise<void>((resolve) => (again = resolve)).then(() => void (again = undefined));
  },
};
globalThis.beginning = beginning;

for (const type of HINTS) document.addEventListener(type, hint, { capture: true, passive: true });
document.addEventListener('click', press, true);
document.addEventListener('keydown', key, true);
document.addEventListener('DOMContentLoaded', siteEntry);

// An open sign-up stands in the history; whom the page shows may depend on what only this browser has kept (ACC-01).
const { network, ref } = keptTracking();
if ((history.state as { usr?: unknown } | null)?.usr || ('asks' in dataset && (network || ref))) begin();
