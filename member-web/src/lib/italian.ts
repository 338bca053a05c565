import { getI18n } from 'react-i18next';
import texts from '../locales/it?rest';

const i18n = getI18n();

/** Italian elides its article before the 8th and the 11th: fino all’8 marzo. */
i18n.use({
  type: 'postProcessor',
  name: 'elided',
  process: (text: string) =>
    i18n.language === 'it'
      ? text.replace(/\bil (?=(8|11)\b)/g, 'l’').replace(/\b(a|da|de)l (?=(8|11)\b)/gi, '$1ll’')
      : text,
});
i18n.options.postProcess = 'elided';

export default texts;
