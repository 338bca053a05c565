/** Kinds of mailing; the member's preference of the same name decides (NTF-01). */
export const CAMPAIGN_KINDS = ['promotions', 'news'] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/** Pages that the mail's button can link to. */
export const CAMPAIGN_PATHS = ['/credits', '/members', '/likes', '/chats', '/profile'] as const;
export type CampaignPath = (typeof CAMPAIGN_PATHS)[number];

/** Placeholders in braces that the texts may use. */
export const CAMPAIGN_PLACEHOLDERS = ['site', 'name'] as const;
