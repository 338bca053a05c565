import { isUuid } from '../../kernel/domain.js';
import { OPENED_FROM, type MemberOpened, type OpenedFrom } from './viewing.events.js';

/** The header in which the console says from where a page was opened: `case 0199a1b2-…`, or a word alone. */
export const OPENED_FROM_HEADER = 'x-opened-from';

/** From where something was opened, and which case, payment or the like that was. */
export type Opening = Pick<MemberOpened['data'], 'reason' | 'about'>;

/** What the header says; whatever else it holds counts as `other`, and nothing as `address`. */
export function openedFrom(header: string | string[] | undefined): Opening {
  const [word = '', id = ''] = typeof header === 'string' ? header.split(' ') : [];
  const about = isUuid(id) ? id : null;
  if (word === '') return { reason: 'address', about: null };
  return isPlace(word) ? { reason: word, about } : { reason: 'other', about: null };
}

const isPlace = (word: string): word is OpenedFrom => (OPENED_FROM as readonly string[]).includes(word);
