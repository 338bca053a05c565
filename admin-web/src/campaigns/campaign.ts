import type { Answer, Body } from '../providers/api-client';

export type ListedCampaign = Answer<'/api/admin/campaigns', 'get'>[number];
export type Campaign = Answer<'/api/admin/campaigns/{id}', 'get'>;
export type CampaignBody = Body<'/api/admin/campaigns', 'post'>;
export type Language = keyof CampaignBody['texts'];
export type Words = NonNullable<CampaignBody['texts'][Language]>;

export const LANGUAGES = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'] as const satisfies readonly Language[];
export const KINDS = ['promotions', 'news'] as const satisfies readonly CampaignBody['kind'][];
export const PATHS = [
  '/credits',
  '/members',
  '/likes',
  '/chats',
  '/profile',
] as const satisfies readonly CampaignBody['path'][];
export const PARTS = ['subject', 'heading', 'body', 'button'] as const satisfies readonly (keyof Words)[];

/** What the form holds: the site itself and "everybody" are empty there. */
export interface CampaignForm extends Partial<Omit<CampaignBody, 'texts' | 'premium'>> {
  premium?: 'yes' | 'no' | '' | null;
  texts?: Partial<Record<Language, Partial<Record<keyof Words, string | null>>>>;
}

export const formOf = ({ premium, ...campaign }: Campaign): CampaignForm & Pick<Campaign, 'id' | 'version'> => ({
  ...campaign,
  country: campaign.country as CampaignBody['country'],
  premium: premium === null ? '' : premium ? 'yes' : 'no',
});

/** What the API takes of a form; a language without a word is not written in. */
export function bodyOf(form: CampaignForm): CampaignBody {
  const texts: CampaignBody['texts'] = {};
  for (const language of LANGUAGES) {
    const words = form.texts?.[language];
    if (!words || PARTS.every((part) => !words[part]?.trim())) continue;
    const [subject, heading, body, button] = PARTS.map((part) => words[part] ?? '');
    texts[language] = { subject: subject!, heading: heading!, body: body!, button: button! };
  }
  return {
    name: form.name ?? '',
    kind: form.kind ?? 'promotions',
    brand: form.brand || null,
    country: form.country || null,
    gender: form.gender || null,
    premium: form.premium ? form.premium === 'yes' : null,
    path: form.path ?? '/credits',
    discount_code: form.discount_code?.trim() || null,
    texts,
  };
}

/** Nobody would get a mailing without a word. */
export const isWordless = (form: CampaignForm): boolean => Object.keys(bodyOf(form).texts).length === 0;

export const writtenIn = ({ texts }: Pick<Campaign, 'texts'>): Language[] =>
  LANGUAGES.filter((language) => texts[language]);
