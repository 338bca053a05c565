const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** As the API has them (`api/src/ground/lists/references.ts`), by the list that leads to the record. */
const KINDS: Readonly<Record<string, string>> = {
  payments: 'PAY',
  'direct-debits': 'PAY',
  refunds: 'REF',
  proposals: 'PRO',
  chargebacks: 'CHB',
  cases: 'REP',
  objections: 'REP',
};

/** The end of an id tells it from its neighbours; its beginning is a time, and alike for all of a minute. */
export const shortId = (id: string): string => (UUID.test(id) ? id.slice(-8).toUpperCase() : id);

/** What people call a record by, in mails, on receipts and here; undefined for kinds that have a name or number. */
export const referenceOf = (resource: string, id: string): string | undefined =>
  KINDS[resource] && `${KINDS[resource]}-${shortId(id)}`;
