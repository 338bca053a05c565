import { Type, type Static } from 'typebox';

const part = Type.Optional(Type.String({ maxLength: 1000 }));

/** Where a visitor came from, as the address of the first page told (ACC-11, CLI-10). */
export const Tracking = Type.Object(
  { network: part, ref: part, sub1: part, sub2: part, sub3: part, lb: part },
  { additionalProperties: false },
);
export type Tracking = Static<typeof Tracking>;

/** As it is kept with the account, or null where nothing was told. */
export function trackingText(tracking: Tracking = {}): string | null {
  const told = Object.entries(tracking).filter(([, value]) => value !== '');
  return told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : null;
}
