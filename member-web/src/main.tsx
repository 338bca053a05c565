import { createRoot } from 'react-dom/client';
import { chooseLocale, startI18n } from './lib/i18n';
import { App } from './app/app';
import './styles/main.scss';

async function start() {
  if (import.meta.env.DEV && import.meta.env.MODE === 'mock') {
    const { startMock } = await import('./testing/browser');
    await startMock();
  }
  await startI18n(chooseLocale());
  createRoot(document.getElementById('root')!).render(<App />);
}

void start();
