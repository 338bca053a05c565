// Before whatever draws: a component's own styles come after these, and so are the stronger.
import './styles/main.scss';
import { createRoot } from 'react-dom/client';
import { chooseLocale, startI18n } from './lib/i18n';
import { App, firstShown, wire } from './app/app';
import { lazily } from './lib/lazily';
import { retryOnPress, writtenPage } from './written/page';

const loadTakeOver = lazily(() => import('./written/take-over'));

/** The page shows its mark without waiting for them (vite.config.ts); nothing else is drawn before they are there. */
async function styles() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!link) return;
  if (!link.sheet) await new Promise((resolve) => (link.onload = link.onerror = resolve));
  link.media = 'all';
}

async function start() {
  const shown = Promise.withResolvers<void>();
  if (import.meta.env.DEV && import.meta.env.MODE === 'mock') {
    const { startMock } = await import('./testing/browser');
    await startMock();
  } else if ('serviceWorker' in navigator) {
    const begin = () =>
      void import('./lib/service-worker').then(({ startWorker }) =>
        startWorker(new URL(import.meta.url).pathname, shown.promise),
      );
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }
  const page = writtenPage();
  const { beginning } = globalThis;
  if (page && beginning) {
    shown.resolve();
    const { takeOver } = await retryOnPress(loadTakeOver, beginning);
    return takeOver(page, beginning);
  }
  const texts = startI18n(chooseLocale());
  const wired = wire();
  shown.resolve(firstShown(wired));
  await Promise.all([texts, styles()]);
  createRoot(document.getElementById('root')!).render(<App {...wired} />);
}

void start();
