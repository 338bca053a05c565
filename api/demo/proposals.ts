import type { Chronicle } from './calendar.js';
import type { Inhabitant } from './inhabitants.js';
import type { Commands } from './patience.js';
import { buy, OFFERS } from './purchases.js';
import type { Role } from '../src/ground/staff/index.js';
import type { Visitor } from './visitor.js';

type Fate = 'waiting' | 'approve' | 'drop';
const PROPOSALS: readonly (readonly [kind: 'goodwill' | 'refund', fate: Fate, why: string])[] = [
  ['goodwill', 'waiting', 'Twee dagen kon dit lid geen foto’s sturen.'],
  ['refund', 'waiting', 'Kocht in de verkeerde veronderstelling dat chatten per maand gaat.'],
  ['goodwill', 'approve', 'Kreeg na een storing niet wat de kortingscode beloofde.'],
  ['refund', 'approve', 'Heeft per telefoon om teruggave gevraagd.'],
  ['goodwill', 'drop', 'Vraagt om credits omdat niemand terugschrijft.'],
  ['refund', 'drop', 'Wil het bedrag terug van een pakket dat bijna op is.'],
];
const CREDITS = 50;
const OFFER = 'p250';
const ANSWERS = {
  approve: 'Akkoord, dat klopt met het dossier.',
  drop: 'Geen reden om hier van de regels af te wijken.',
};

interface Desk {
  chronicle: Chronicle;
  commands: Commands;
  residentOf: (person: Inhabitant) => Promise<{ id: string; visitor: Visitor }>;
  staff: (role: Role) => Promise<Visitor>;
}

/**
 * What finance begins for members; somebody else agrees to it or does not.
 *
 * @param members have spent nothing of what they bought
 */
export function propose({ chronicle, commands, residentOf, staff }: Desk, members: readonly Inhabitant[]): void {
  for (const [number, [kind, fate, reason]] of PROPOSALS.entries()) {
    const member = members[number % members.length]!;
    const name = `${kind} ${fate} ${member.email}`;
    const at = 10 + number * 9;
    let begun: Promise<string> | undefined;
    const begin = async () => {
      const { id, visitor } = await residentOf(member);
      const finance = await staff('finance');
      const path = `/admin/wallets/${id}`;
      if (kind === 'goodwill')
        return (await finance.post<{ id: string }>(`${path}/goodwill`, name, { credits: CREDITS, reason })).id;
      const { id: payment_id } = await buy(visitor, commands, { name, offer: OFFER, outcome: 'paid' });
      const [credits, amount] = OFFERS[OFFER];
      const asked = { payment_id, credits, amount: { amount, currency: 'EUR' }, reason };
      return (await finance.post<{ id: string }>(`${path}/refund`, name, asked)).id;
    };
    chronicle.at(at, () => (begun = begin()));
    if (fate === 'waiting') continue;
    chronicle.at(at - 6, async () => {
      const path = `/admin/proposals/${await begun!}/${fate}`;
      await (await staff('admin')).post(path, `${fate} ${name}`, { reason: ANSWERS[fate] });
    });
  }
}
