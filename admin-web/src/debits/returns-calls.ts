import { dataOf, type Api, type Body } from '../providers/api-client';
import type { Debit } from './debit';

/** How many the API takes in one request. */
const AT_ONCE = 100;

type Return = Body<'/api/admin/direct-debits/returns', 'post'>['returns'][number];

/** Those of the mandates with these references that we know. */
export async function debitsNamed(api: Api, references: readonly string[]): Promise<Debit[]> {
  const range = JSON.stringify([0, AT_ONCE - 1]);
  const pages = inParts(references).map((reference) =>
    dataOf(
      api.GET('/api/admin/direct-debits', { params: { query: { filter: JSON.stringify({ reference }), range } } }),
    ),
  );
  return (await Promise.all(pages)).flat();
}

/** Several, each as if it were entered alone. */
export async function enterReturns(api: Api, all: readonly Return[]): Promise<void> {
  for (const part of inParts(all)) {
    const returns = part.map(({ reference, reason }) => ({ reference, reason }));
    await api.POST('/api/admin/direct-debits/returns', { body: { returns } });
  }
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
