import 'i18next';
import type nl from './locales/nl';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof nl };
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    returnNull: false;
  }
}
