import type { Locale } from '../../ground/settings/domain.js';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };

type Messages = typeof nl;

/** Texts of mails and pushes as ICU messages; a file that lacks a key of the Dutch one does not compile. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = { nl, en, de, es, fr, it, pl };

export type MailName = keyof Messages['mails'];
export type PushName = keyof Messages['push'];
