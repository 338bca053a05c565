import type { Locale } from '../../ground/settings/domain.js';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };

export type DocumentTexts = typeof nl;

/** The texts of receipts and credit notes; `credits` is with their number, `creditsName` stands alone. */
export const DOCUMENT_TEXTS: Readonly<Record<Locale, DocumentTexts>> = { nl, en, de, es, fr, it, pl };
