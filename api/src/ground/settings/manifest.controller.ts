import { Controller, Req, Res } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { LOCALES, type Locale } from './countries.js';
import { Settings } from './current-settings.js';

/** What a launcher shows of a member who wants nobody to see that they date. */
const DISCREET: Record<Locale, string> = {
  nl: 'Notities',
  en: 'Notes',
  de: 'Notizen',
  es: 'Notas',
  fr: 'Notes',
  it: 'Note',
  pl: 'Notatki',
};
/** Where a long press on the icon leads. */
const CHATS: Record<Locale, string> = {
  nl: 'Berichten',
  en: 'Messages',
  de: 'Nachrichten',
  es: 'Mensajes',
  fr: 'Messages',
  it: 'Messaggi',
  pl: 'Wiadomości',
};

const Manifest = Type.Object({
  id: Type.String(),
  name: Type.String(),
  short_name: Type.String(),
  description: Type.String(),
  lang: Type.String(),
  start_url: Type.String(),
  scope: Type.String(),
  display: Type.Literal('standalone'),
  background_color: Type.String(),
  theme_color: Type.String(),
  categories: Type.Array(Type.String()),
  icons: Type.Array(
    Type.Object({ src: Type.String(), sizes: Type.String(), type: Type.String(), purpose: Type.String() }),
  ),
  shortcuts: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
});
const manifestRoute = defineContract({
  summary: 'What the installed app is called and looks like (CLI-07)',
  access: 'visitor',
  query: Type.Object(
    {
      discreet: Type.Optional(
        Type.Enum(LOCALES, { description: 'A neutral name in this language, with a neutral icon: an app of its own' }),
      ),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Unsafe<Static<typeof Manifest>>({
      description: 'A web app manifest',
      content: { 'application/manifest+json': { schema: Manifest } },
    }),
  },
});

const png = (set: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${set}${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const iconsOf = (set: string) => [
  png(set, 192, 'any'),
  png(set, 512, 'any'),
  png(set, 192, 'maskable'),
  png(set, 512, 'maskable'),
];

@Controller('app.webmanifest')
export class ManifestController {
  constructor(private readonly settings: Settings) {}

  /** Each brand is an app of its own, selected by the requested host; so is the one that tells nobody what it is. */
  @Get('', manifestRoute)
  show(@Req() { host, query }: RequestOf<typeof manifestRoute>, @Res({ passthrough: true }) reply: Reply) {
    void reply.headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' });
    return { ...this.named(host, query.discreet), ...LOOK };
  }

  private named(host: string, discreet: Locale | undefined) {
    if (discreet) {
      const name = DISCREET[discreet];
      const plain = { description: name, categories: [], icons: iconsOf('discreet-'), shortcuts: [] };
      return { id: '/?discreet', name, short_name: name, lang: discreet, ...plain };
    }
    const { name, description, domainLanguage, defaultLocale } = this.settings.at(host);
    const lang = domainLanguage || defaultLocale;
    return {
      id: '/',
      name,
      short_name: name,
      description,
      lang,
      categories: ['lifestyle', 'social'],
      icons: iconsOf(''),
      shortcuts: [{ name: CHATS[lang], url: '/chats' }],
    };
  }
}

const LOOK = {
  start_url: '/members',
  scope: '/',
  display: 'standalone' as const,
  background_color: '#fff8f9',
  theme_color: '#fff8f9',
};
