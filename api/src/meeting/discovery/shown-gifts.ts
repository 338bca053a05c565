import { Type, type Static } from 'typebox';
import { Id } from '../../kernel/index.js';

/** So many of its givers are named with each gift, the latest first; the count tells that there are more. */
const NAMED = 5;

export const ShownGift = Type.Object({
  gift: Type.String({ description: 'Which of the catalogue it is' }),
  count: Type.Integer(),
  from: Type.Array(Type.Object({ id: Id, name: Type.String(), fictional: Type.Boolean() }), {
    description: 'Who gave it, as far as both want it told and the reader may see them',
  }),
});
export type ShownGift = Static<typeof ShownGift>;
type Giver = ShownGift['from'][number];

/** Gifts of one kind together, that which came last first; each giver is named once with it. */
export function shownGifts(
  gifts: readonly { gift: string; giver: string | null }[],
  namable: ReadonlyMap<string, Giver>,
): ShownGift[] {
  const kinds = new Map<string, { count: number; givers: Set<string> }>();
  for (const { gift, giver } of gifts) {
    const kind = kinds.get(gift) ?? { count: 0, givers: new Set() };
    kind.count++;
    if (giver && namable.has(giver)) kind.givers.add(giver);
    kinds.set(gift, kind);
  }
  return [...kinds].map(([gift, { count, givers }]) => ({
    gift,
    count,
    from: [...givers].slice(0, NAMED).map((id) => namable.get(id)!),
  }));
}
