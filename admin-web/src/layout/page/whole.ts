/**
 * Asked for with it, a record is kept apart from the rows of lists, and from what a save answered: react-admin lets those
 * stand in for it, although they have only part of its fields.
 */
export const WHOLE = { whole: true } as const;
