import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app';
import { reloadOutdatedCode } from './layout/navigation/outdated-code';
import { createI18nProvider } from './providers/i18n-provider';
import { watchPresence } from './providers/presence';
import { createStore } from './providers/store';

reloadOutdatedCode();
watchPresence();
const store = createStore();
store.setup();
const i18nProvider = await createI18nProvider(store.getItem('locale'));

createRoot(document.getElementById('root')!).render(<StrictMode>{createApp(i18nProvider, store)}</StrictMode>);
