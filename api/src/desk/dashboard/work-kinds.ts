/** What staff decide, by the section of the console where they do; in the order of its menu. */
export const WORK_KINDS = ['members', 'photos', 'chat-photos', 'inbox', 'cases', 'objections', 'complaints'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
