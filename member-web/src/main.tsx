// Before whatever draws: a component's own styles come after these, and so are the stronger.
import './styles/main.scss';
import { createRoot } from 'react-dom/client';
import { chooseLocale, startI18n } from './lib/i18n';
import { App, wire } from './app/app';
import { writtenPage } from './written/page';
import { takeOver } from './written/take-over';

async function start() {
  if (import.meta.env.DEV && import.meta.env.MODE === 'mock') {
    const { startMock } = await import('./testing/browser');
    await startMock();
  } else if ('serviceWorker' in navigator) {
    // What the worker fetches for later waits until the first screen is there.
    const begin = () =>
      void import('./lib/service-worker').then(({ startWorker }) => startWorker(new URL(import.meta.url).pathname));
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }
  const page = writtenPage();
  if (page && globalThis.beginning) return takeOver(page, globalThis.beginning);
  const texts = startI18n(chooseLocale());
  const wired = wire();
  await texts;
  createRoot(document.getElementById('root')!).render(<App {...wired} />);
}

void start();
