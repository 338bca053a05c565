/** How far a gift shows on the profile of whoever was given it: not at all, without its giver's name, or with it. */
export const GIFTS_SHOWN = ['hidden', 'unnamed', 'named'] as const;
export type GiftsShown = (typeof GIFTS_SHOWN)[number];

/** As far as both want it: the one who wants less decides (CHT-10). */
export const asFarAsBoth = (giver: GiftsShown, receiver: GiftsShown): GiftsShown =>
  GIFTS_SHOWN[Math.min(GIFTS_SHOWN.indexOf(giver), GIFTS_SHOWN.indexOf(receiver))]!;
