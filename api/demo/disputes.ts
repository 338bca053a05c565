import type { Credits } from '../src/money/credits/index.js';
import type { Chronicle } from './calendar.js';
import type { Encounter, Line } from './encounters.js';
import type { Inhabitant } from './inhabitants.js';
import type { Commands } from './patience.js';
import { buy, look, type Bought, type Purchase } from './purchases.js';
import { CODES } from './shop.js';
import type { Visitor } from './visitor.js';

/** How a charge-back stands; of the last three, some of what was bought had been given away, which leaves a debt. */
type Fate = 'waiting' | 'accepted' | 'disputed' | 'won' | 'lost' | 'settled' | 'written_off';

/** With the hours ago at which it was bought; the bank takes it back a day and a half later. */
const DISPUTES: readonly (readonly [fate: Fate, offer: Purchase['offer'], bought: number])[] = [
  ['won', 'p250', 350],
  ['written_off', 'p100', 400],
  ['accepted', 'p100', 240],
  ['settled', 'p100', 300],
  ['disputed', 'p600', 140],
  ['lost', 'p250', 190],
  ['waiting', 'p250', 90],
];
/** Hours ago. */
const DECLINED = 20;
/** Hours after it was bought. */
const GIVEN = 3;
const TAKEN_BACK = 36;
const ANSWERED = 50;
const ENDED = 64;
const IN_DEBT: readonly Fate[] = ['lost', 'settled', 'written_off'];

const ANSWERS = {
  accept: 'De betaler had al met ons gebeld; we laten het erbij.',
  dispute: 'De credits zijn gekocht en gebruikt; het bewijs is naar de bank.',
  lose: 'De bank volgt de betaler.',
  writeOff: 'Niet te innen; het bedrag weegt niet op tegen een incasso.',
} as const;

export interface Bench {
  chronicle: Chronicle;
  commands: Commands;
  credits: Credits;
  residentOf: (person: Inhabitant) => Promise<{ id: string; visitor: Visitor }>;
  finance: () => Promise<Visitor>;
  write: (name: string, between: Encounter['between'], line: Line) => Promise<unknown>;
}

/**
 * Charge-backs in each of their states, and what becomes of a debt that one leaves.
 *
 * @param buyers have no other use for their credits, and nobody to whom they could not write any more
 */
export function dispute(bench: Bench, buyers: readonly Inhabitant[], receiver: Inhabitant): void {
  const [other, ...others] = buyers;
  for (const [number, [fate, offer, at]] of DISPUTES.entries())
    takeBack(bench, { fate, offer, at, buyer: others[number]!, receiver });
  bench.chronicle.at(DECLINED, () => decline(bench, other!));
}
/** To how many people it happens. */
export const DISPUTING = DISPUTES.length + 1;

interface Dispute {
  fate: Fate;
  offer: Purchase['offer'];
  at: number;
  buyer: Inhabitant;
  receiver: Inhabitant;
}

function takeBack(bench: Bench, { fate, offer, at, buyer, receiver }: Dispute): void {
  const { chronicle, commands, residentOf } = bench;
  const name = `disputed ${fate} ${buyer.email}`;
  const visitorOf = async () => (await residentOf(buyer)).visitor;
  let bought: Bought | undefined;
  const atBank = async (step: 'all' | 'reverse') => {
    const { page } = bought!;
    await (await visitorOf()).choose(`${page}/chargebacks`, { step });
    await look(commands, page);
  };
  const found = async () => {
    const filter = encodeURIComponent(JSON.stringify({ payment_id: bought!.id }));
    const finance = await bench.finance();
    return (await finance.get<{ id: string }[]>(`/admin/chargebacks?filter=${filter}`))[0];
  };
  let before: Promise<unknown> = Promise.resolve();
  const then = (hours: number, act: () => Promise<unknown>) =>
    chronicle.at(at - hours, () => (before = before.then(act)));
  then(0, async () => (bought = await buy(await visitorOf(), commands, { name, offer, outcome: 'paid' })));
  // More than what new members are given.
  const gift = { by: buyer, text: '', gift: 'diamond', at: at - GIVEN };
  if (IN_DEBT.includes(fate)) then(GIVEN, () => bench.write(`gift ${name}`, [buyer, receiver], gift));
  // Once, though the making was cut off after it: a bank may take money back again that it gave back.
  then(TAKEN_BACK, async () => (await found()) ?? atBank('all'));
  const enter = (hours: number, decision: 'accept' | 'dispute' | 'lose') =>
    then(hours, async () => {
      const { id } = (await found())!;
      const body = { decision, reason: ANSWERS[decision] };
      await (await bench.finance()).post(`/admin/chargebacks/${id}/decision`, `${decision} ${name}`, body);
    });
  switch (fate) {
    case 'waiting':
      return;
    case 'accepted':
      return enter(ANSWERED, 'accept');
    case 'disputed':
      return enter(ANSWERED, 'dispute');
    case 'won':
      enter(ANSWERED, 'dispute');
      return then(ENDED, () => atBank('reverse'));
    case 'lost':
      enter(ANSWERED, 'dispute');
      return enter(ENDED, 'lose');
    case 'settled':
      return then(ENDED, async () =>
        buy(await visitorOf(), commands, { name: `after ${name}`, offer: 'p250', outcome: 'paid' }),
      );
    case 'written_off':
      return then(ENDED, async () => {
        const { id } = await residentOf(buyer);
        const { debt } = await bench.credits.balanceAndDebt(id);
        // Written off before the making was cut off.
        if (debt === 0) return;
        const body = { credits: debt, reason: ANSWERS.writeOff };
        await (await bench.finance()).post(`/admin/wallets/${id}/write-off`, `write off ${name}`, body);
      });
  }
}

/** Two orders with one code that works once, both paid: the money of the second goes back. */
async function decline({ commands, residentOf }: Bench, buyer: Inhabitant): Promise<void> {
  const { visitor } = await residentOf(buyer);
  const order = { offer: 'p100', code: CODES.running } as const;
  const second = await buy(visitor, commands, { ...order, name: `declined ${buyer.email}`, outcome: 'open' });
  await buy(visitor, commands, { ...order, name: `before declined ${buyer.email}`, outcome: 'paid' });
  await visitor.choose(second.page, { outcome: 'paid', silent: 'on' });
  await look(commands, second.page);
}
