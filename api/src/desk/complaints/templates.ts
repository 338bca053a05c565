import type { Locale, SettingsValues } from '../../ground/settings/domain.js';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };

const OWN: Readonly<Record<Locale, typeof nl>> = { nl, en, de, es, fr, it, pl };

/** Texts to begin an answer with: the operator's, or the product's where they wrote none in this language. */
export const templatesIn = (language: Locale, { complaintTemplates }: SettingsValues): string[] => {
  const written = complaintTemplates[language] ?? [];
  return written.length > 0 ? written : OWN[language].templates;
};
