/** Pages whose text the company that runs the site provides (CLI-04). */
export const PAGE_IDS = ['terms', 'privacy', 'cookies', 'faq', 'safety', 'return-policy', 'service', 'ban'] as const;
export type PageId = (typeof PAGE_IDS)[number];
