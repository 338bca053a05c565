/** What a complaint is about; `illegal` is a notice of illegal content (DSA art. 16). */
export const COMPLAINT_KINDS = ['payment', 'account', 'member', 'service', 'privacy', 'illegal', 'other'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

/** Whose complaints it is: each sees its own alone, admins all of them. */
export const COMPLAINT_DESKS = ['moderator', 'finance'] as const;
export type ComplaintDesk = (typeof COMPLAINT_DESKS)[number];

/** Where a complaint begins; staff hand it over. */
export const deskOf = (kind: ComplaintKind): ComplaintDesk => (kind === 'payment' ? 'finance' : 'moderator');

/** `new`: nobody has answered yet; `ours`: they wrote last; `theirs`: we wrote last. */
export const COMPLAINT_STATES = ['new', 'ours', 'theirs', 'closed'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** Where the next word is ours. */
export const TO_DO: readonly ComplaintState[] = ['new', 'ours'];

/** Largest file that comes with a complaint or a reply. */
export const FILE_MEGABYTES = 10;
/** How many attachments of one reply are kept. */
export const MOST_ATTACHMENTS = 10;

/** How a file that came with a complaint is kept: pictures are drawn anew, everything else stays as it came. */
export const FILE_KINDS = ['webp', 'pdf', 'txt'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
