import { LOCALES, type Locale } from '../../ground/settings/index.js';
import { formatMessage } from '../../kernel/index.js';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };

const TEXTS: Readonly<Record<Locale, typeof nl>> = { nl, en, de, es, fr, it, pl };

/** What a mail to a member begins and ends with, in each language. */
export const mailTemplates = (values: { name: string; site: string }): { language: Locale; text: string }[] =>
  LOCALES.map((language) => ({ language, text: formatMessage(language, TEXTS[language].template, values) }));
