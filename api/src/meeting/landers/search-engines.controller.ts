import { Controller, Get, Req, Res } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import type { Reply, RequestOf } from '../../kernel/index.js';
import { LANDERS, Settings } from '../../ground/settings/index.js';
import { html } from './html.js';
import { placeAt } from './pages.js';

type Request = RequestOf<{ summary: string; access: 'visitor'; reply: Record<number, never> }>;

/** What search engines ask a site for first: where they may look, and which pages want to be found. */
@Controller()
export class SearchEnginesController {
  constructor(private readonly settings: Settings) {}

  @Get('robots.txt')
  @RouteConfig({ access: 'visitor' })
  @RouteSchema({ hide: true })
  robots(@Req() { host }: Request, @Res() reply: Reply): void {
    const sitemap = `${this.settings.originAt(host)}/sitemap.xml`;
    void reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`);
  }

  /** The landing page and every lander (CLI-04), the operator's own among them; never a page around a member. */
  @Get('sitemap.xml')
  @RouteConfig({ access: 'visitor' })
  @RouteSchema({ hide: true })
  sitemap(@Req() { host }: Request, @Res() reply: Reply): void {
    const origin = this.settings.originAt(host);
    const ids = new Set([...LANDERS, ...this.settings.at(host).landers.map(({ id }) => id)]);
    const paths = [...ids].map((id) => `/landers/${id}`).filter((path) => placeAt(path));
    const urls = ['/', ...paths].map((path) => html`<url><loc>${origin}${path}</loc></url>`);
    const text = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
    void reply
      .type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n${text.toString()}\n`);
  }
}
