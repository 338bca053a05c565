/** What a member can have asked for; the wish of the same name decides (NTF-01). */
export const CAMPAIGN_KINDS = ['promotions', 'news'] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/** Where on the site the button can lead. */
export const CAMPAIGN_PATHS = ['/credits', '/members', '/likes', '/chats', '/profile'] as const;
export type CampaignPath = (typeof CAMPAIGN_PATHS)[number];

/** What the words may hold in braces. */
export const CAMPAIGN_PLACEHOLDERS = ['site', 'name'] as const;
