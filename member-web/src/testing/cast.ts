import { INTEREST_GROUPS } from '../features/profiles/choices';
import type { Conversation } from '../features/conversations/api';
import type { Gift } from '../lib/gifts';
import type { Answer, Card, Settings, User } from '../lib/api-client/types';

export type Scenario = 'paid' | 'free' | 'broke' | 'unconfirmed' | 'visitor' | 'empty';

const everywhere = (text: string) => ({ nl: text, en: text, de: text, es: text, fr: text, it: text, pl: text });

export const settings = (): Settings => ({
  name: 'Avondlicht',
  domain: 'localhost',
  domain_language: 'nl',
  push_public_key: null,
  index_title: 'Avondlicht · daten en chatten voor volwassenen',
  description: 'Daten en chatten voor volwassenen, zonder abonnement.',
  countries: ['NL', 'BE', 'GB', 'IE', 'DE', 'AT', 'IT', 'FR', 'CH', 'ES', 'US', 'CA', 'AU', 'NZ', 'PL'],
  locales: ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'],
  default_locale: 'nl',
  min_age: 18,
  name_length: { min: 3, max: 30 },
  password_length: { min: 8, max: 128 },
  unconfirmed_days: 30,
  reset_link_hours: 24,
  alert_days: 7,
  message_credits: 10,
  signup_credits: 30,
  signups: 'all',
  free_conversations: 2,
  message_length: { min: 1, max: 1000 },
  free_photos: 3,
  premium_photos: 25,
  refund_days: 14,
  support_email: 'hulp@avondlicht.example',
  support_phone: '+31201234567',
  fictional_icon: 'mask',
  fictional_warning: everywhere('Fysiek contact met een fictief profiel is niet mogelijk.'),
  fictional_singular: { ...everywhere('Fictief profiel'), de: 'Fiktives Profil' },
  fictional_plural: everywhere('fictieve profielen'),
  auto_like: false,
  premium_claim_percent: 46,
  payment_methods: ['ideal', 'bancontact', 'creditcard', 'paypal', 'sct'],
  visible_profile_fields: ['sought_gender', 'city', 'sexuality', 'relationship_status', 'hair_color', 'interests'],
  visible_profile_notes: ['description'],
  terms_version: '2023-12-01T12:00:00.000Z',
  enable_site_entry_popup: false,
  cdn_prefix: '',
  cam_address: '',
  cam_text: {},
  photo_credits: 20,
  photo_inspection: 'first',
  gift_credits: 10,
  minimum_message_costs: { NL: { costs: 70, currency: 'EUR' } },
  member_resell: false,
  geoip_country: null,
  geoip_selected_country: null,
  country_locale: null,
  region_terms: { NL: 'province' },
  interests: Object.values(INTEREST_GROUPS).flat(),
  own_interests: [],
  search_fields: ['gender', 'country', 'countryregion', 'distance', 'age', 'online', 'with_photo'],
  logged_out_search: false,
  logged_out_search_trafficsource: false,
});

const gift = (id: string, picture: Gift['picture'], name: string, price: number, on_sale = true): Gift => ({
  id,
  picture,
  name: everywhere(name),
  price,
  on_sale,
});
export const gifts = (): Gift[] => [
  gift('rose', 'rose', 'Roos', 10),
  gift('bear', 'teddy', 'Knuffelbeer', 25),
  gift('old', 'kiss', 'Kus', 15, false),
  gift('diamond', 'diamond', 'Diamant', 200),
];

const NAMES: [string, number, 'female' | 'male', string, string | null][] = [
  ['Sanne', 34, 'female', 'NL', 'NL-UT'],
  ['Bram', 41, 'male', 'NL', 'NL-NH'],
  ['Noor', 29, 'female', 'NL', 'NL-ZH'],
  ['Wolkenlezer', 52, 'male', 'BE', 'BE-VAN'],
  ['Isabelle-Antoinette', 47, 'female', 'BE', 'BE-VOV'],
  ['Daan', 38, 'male', 'NL', 'NL-GE'],
  ['Mirre', 26, 'female', 'NL', 'NL-NH'],
  ['Jürgen', 55, 'male', 'DE', 'DE-BY'],
  ['Femke', 44, 'female', 'NL', null],
  ['Lucas', 31, 'male', 'NL', 'NL-UT'],
  ['Charlotte', 36, 'female', 'BE', 'BE-VAN'],
  ['Karim', 33, 'male', 'NL', 'NL-ZH'],
  ['Eline', 49, 'female', 'NL', 'NL-GE'],
  ['Tomasz', 40, 'male', 'PL', 'PL-MZ'],
  ['Yara', 28, 'female', 'NL', 'NL-NH'],
  ['Pieter', 61, 'male', 'NL', 'NL-UT'],
];

export const cast = (): Card[] =>
  NAMES.map(([name, age, gender, country, region], index) => ({
    id: `member-${index + 1}-${name.toLowerCase()}`,
    name,
    age,
    gender,
    country,
    region,
    online: index % 3 === 0,
    fictional: index === 2 || index === 8,
    main_image: null,
    distance_km: index % 4 === 3 ? null : 3 + index * 7,
  }));

export function me(scenario: Scenario): User | null {
  if (scenario === 'visitor') return null;
  return {
    id: 'user-me',
    status: scenario === 'unconfirmed' ? 'not_confirmed' : 'active',
    email: 'robin@voorbeeld.example',
    credits: { paid: 120, free: 30, broke: 4, unconfirmed: 30, empty: 0 }[scenario],
    paid_user: scenario === 'paid' || scenario === 'broke' || scenario === 'empty',
    signup_date: new Date(Date.now() - 3_600_000).toISOString(),
    language: 'nl',
    profile: {
      id: 'profile-me',
      name: 'Robin',
      gender: 'male',
      date_of_birth: '1988-04-12',
      age: 37,
      country: 'NL',
      region: 'NL-UT',
      main_image: null,
      sought_gender: 'female',
      city: 'Utrecht',
      description: 'Laat opstaan, koffie op het balkon en dan ergens wandelen.',
      interests: ['hiking', 'coffee'],
      sexuality: null,
      relationship_status: 'single',
      reason_for_signup: null,
      hair_color: null,
      eye_color: null,
      body_type: null,
      tattoos: null,
      status: scenario === 'unconfirmed' ? 'disabled' : 'active',
      invisible: false,
      hidden: false,
      cleared: [],
      open_to_visitors: null,
      fictional: false,
      consents: { sexuality: false, interests: true, appearance: false },
      located: true,
      complete: true,
    },
    num_unread_messages: 0,
    num_new_likes: 0,
    fictional_icon: false,
    notifications_disabled: [],
  };
}

type Chat = Omit<Conversation, 'has_more'>;

const TALK: [boolean, string, number][] = [
  [false, 'Hoi Robin! Ik zag dat je ook in Utrecht woont.', 1500],
  [true, 'Klopt, al tien jaar. En nog steeds verdwaal ik bij de Dom.', 1496],
  [false, 'Haha, dat geloof ik niet.', 1494],
  [false, 'Wat doe je het liefst op een vrije zondag?', 1493],
  [
    true,
    'Te laat opstaan, koffie op het balkon en dan ergens wandelen waar weinig mensen zijn. Vorige week was ik in de Amerongse Bovenpolder: alleen maar ganzen en wind.',
    1320,
  ],
  [false, 'Dat klinkt heerlijk. Ik loop meestal langs de Kromme Rijn.', 32],
  [false, 'Zullen we een keer samen?', 31],
];

export function demoChats(members: Card[], scenario: Scenario): Chat[] {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const hidden = scenario === 'unconfirmed';
  const build = (member: Card, talk: [boolean, string, number][], unread: number): Chat => {
    const messages = talk.map(([from_me, body, minutes], index) => ({
      id: `${member.id}-message-${index + 1}`,
      from_me,
      body: hidden && !from_me ? null : body,
      sent_at: at(minutes),
      version: index + 1,
    }));
    return {
      id: `chat-${member.id}`,
      profile: member,
      num_unread_messages: unread,
      blocked: false,
      messages,
      ...(hidden && { locked: 'confirmation_required' as const }),
    };
  };
  const [sanne, bram, noor, , isabelle] = members;
  const many: [boolean, string, number][] = Array.from({ length: 130 }, (_, index) => [
    index % 3 === 0,
    `Bericht nummer ${index + 1} van een lang gesprek.`,
    40_000 - index * 200,
  ]);
  return [
    build(sanne!, TALK, 2),
    build(noor!, [[false, 'Wat een mooie foto van dat meer! Waar is dat?', 400]], 1),
    build(isabelle!, many, 0),
    build(bram!, [[true, 'Dank je, tot gauw!', 9000]], 0),
  ];
}

export const demoTransactions = (): Answer<'/api/transactions', 'get'>['transactions'] => {
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  return [
    {
      id: '4',
      at: at(2),
      kind: 'spend',
      credits: -10,
      opening: 130,
      balance: 120,
      money: null,
      reference: 'message-1',
      debt: null,
      payment_method: null,
      payable_until: null,
    },
    {
      id: '3',
      at: at(26),
      kind: 'purchase',
      credits: 100,
      opening: 30,
      balance: 130,
      money: { amount: 999, currency: 'EUR' },
      reference: 'payment-1',
      debt: null,
      payment_method: null,
      payable_until: null,
    },
    {
      id: '2',
      at: at(30),
      kind: 'spend',
      credits: -10,
      opening: 40,
      balance: 30,
      money: null,
      reference: 'message-1',
      debt: null,
      payment_method: null,
      payable_until: null,
    },
    {
      id: '1',
      at: at(70),
      kind: 'grant',
      credits: 40,
      opening: 0,
      balance: 40,
      money: null,
      reference: 'signup',
      debt: null,
      payment_method: null,
      payable_until: null,
    },
  ];
};
