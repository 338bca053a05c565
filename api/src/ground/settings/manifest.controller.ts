import { Controller, Req, Res } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { Settings } from './current-settings.js';

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
});
const manifestRoute = defineContract({
  summary: 'What the installed app is called and looks like (CLI-07)',
  access: 'visitor',
  reply: {
    200: Type.Unsafe<Static<typeof Manifest>>({
      description: 'A web app manifest',
      content: { 'application/manifest+json': { schema: Manifest } },
    }),
  },
});

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

@Controller('app.webmanifest')
export class ManifestController {
  constructor(private readonly settings: Settings) {}

  /** Each brand is an app of its own, selected by the requested host. */
  @Get('', manifestRoute)
  show(@Req() { host }: RequestOf<typeof manifestRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { name, description, domainLanguage, defaultLocale } = this.settings.at(host);
    void reply.headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' });
    return {
      id: '/',
      name,
      short_name: name,
      description,
      lang: domainLanguage || defaultLocale,
      start_url: '/members',
      scope: '/',
      display: 'standalone' as const,
      background_color: '#fff8f9',
      theme_color: '#fff8f9',
      categories: ['lifestyle', 'social'],
      icons: [png(192, 'any'), png(512, 'any'), png(192, 'maskable'), png(512, 'maskable')],
    };
  }
}
