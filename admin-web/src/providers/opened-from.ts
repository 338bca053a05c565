/** What a page is about, in the words of the API's header `X-Opened-From`; what is not here counts as `other`. */
const WORDS: Readonly<Record<string, string>> = {
  '': 'dashboard',
  members: 'list',
  cases: 'case',
  objections: 'objection',
  complaints: 'complaint',
  photos: 'photo',
  'chat-photos': 'photo',
  inbox: 'inbox',
  payments: 'payment',
  refunds: 'refund',
  chargebacks: 'chargeback',
  'direct-debits': 'debit',
  books: 'books',
  discounts: 'discount',
  timeline: 'timeline',
};
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Place {
  resource: string;
  id: string;
}

/** `/cases/0199…/show/photos`: which record a page is about; its tabs are the same place. */
const placeOf = (path: string): Place => {
  const [, resource = '', id = ''] = path.split('/');
  return { resource, id: UUID.test(id) ? id : '' };
};

const isSame = (one: Place, other: Place) => one.resource === other.resource && one.id === other.id;

const wordsOf = ({ resource, id }: Place): string => {
  const word = resource === 'members' && id !== '' ? 'member' : (WORDS[resource] ?? 'other');
  return id === '' ? word : `${word} ${id}`;
};

/**
 * Remembers from which page of the console each page was opened, so that the audit log can say it. A page that is the
 * first in its window was opened from outside.
 */
export function createTrail() {
  let here: Place | undefined;
  let from = '';
  let found: Place | undefined;
  const visit = (path: string): void => {
    const place = placeOf(path);
    if (here && isSame(here, place)) return;
    from = found && isSame(found, place) ? 'search' : here ? wordsOf(here) : '';
    found = undefined;
    here = place;
  };
  return {
    /** Called with the address of whatever page asks the server for something. */
    visit,
    /** The page at this address is opened next, from what a search found. */
    find(path: string): void {
      found = placeOf(path);
    },
    /** The page at this address itself, for what is asked there. */
    here: (path: string): string => wordsOf(placeOf(path)),
    /** From where the page at this address was opened; empty: from outside the console. */
    from: (path: string): string => {
      visit(path);
      return from;
    },
  };
}

export const trail = createTrail();
