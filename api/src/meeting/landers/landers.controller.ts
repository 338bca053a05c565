import { Controller, Get, Req, Res } from '@nestjs/common';
import { RouteConfig, RouteSchema } from '@nestjs/platform-fastify';
import { Clock, PAGE_HEADERS, readCookie, type Reply, type RequestOf } from '../../kernel/index.js';
import {
  landerTexts,
  LANDERS,
  maySignUp,
  Settings,
  unsaid,
  VisitorCountry,
  type LanderTexts,
  type Locale,
  type SettingsValues,
} from '../../ground/settings/index.js';
import { LanderCards } from './cards.js';
import { documentOf } from './document.js';
import { SiteDrawing } from './drawing.js';
import { builtOf, frontPage, writeInto } from './front.js';
import type { Html } from './html.js';
import { gone, later, notFound } from './missing.js';
import type { Design, Page } from './page.js';
import { OwnAnswers } from './own-answers.js';
import { nameOf, placeAt, type Place } from './pages.js';
import { SiteTemplate } from './site-template.js';
import { askedLocale, carriedBy, carryOn, hasSource, localeOf, regionIn, type Query } from './visit.js';
import { pageOf } from './written.js';

type Request = Omit<RequestOf<{ summary: string; access: 'visitor'; reply: Record<number, never> }>, 'query'> & {
  query: Query;
};

/** No proxy keeps a page: it depends on the language, the country and who is shown at this moment. */
const HEADERS = { ...PAGE_HEADERS, 'cache-control': 'private, no-cache' };

/** `maxAge` in seconds: as long as the member site keeps the language that somebody chose. */
const LOCALE_COOKIE = { path: '/', sameSite: 'lax', maxAge: 365 * 86_400 } as const;

const LANDER_ROUTES = [
  'landers/:design',
  'landers/:design/:slug',
  'members/:id/landing',
  'members/:id/landing2',
  'members/:id/landing2/:slug',
  'members/:id/landing3',
  'members/:id/landing3/:slug',
];
/** Addresses outside /api, under which the server answers with pages. */
export const PAGE_ROUTES = ['/', 'robots.txt', 'sitemap.xml', ...LANDER_ROUTES];

const FRONT: Pick<Design, 'words'> = {
  words: ({ front }, { locale, settings }) => ({
    title: front.title,
    // As the site says it: the operator's words are in the site's own language alone.
    text: locale === settings.defaultLocale ? settings.description : front.lead,
  }),
};

/** The pages that advertisements lead to (CLI-04, DSC-02): HTML that is ready to read. */
@Controller()
export class LandersController {
  constructor(
    private readonly settings: Settings,
    private readonly country: VisitorCountry,
    private readonly cards: LanderCards,
    private readonly template: SiteTemplate,
    private readonly answers: OwnAnswers,
    private readonly drawing: SiteDrawing,
    private readonly clock: Clock,
  ) {}

  /** The member site's first page. Who is logged in, the site itself leads on. */
  @Get('/')
  @RouteConfig({ access: 'visitor' })
  @RouteSchema({ hide: true })
  async front(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    void reply.headers(HEADERS);
    const template = await this.template.text();
    if (template === undefined) {
      return void reply.status(503).type('text/plain').send('This site has not been built yet.');
    }
    const { asked, visit } = this.visitOf(request, reply);
    const { locale } = visit;
    const nobody = { own: unsaid(locale), country: null, region: undefined, member: undefined, cards: [] };
    const page = pageOf(FRONT, { ...visit, ...nobody, path: '/' });
    const text = frontPage(template, { page, origin: this.settings.originAt(request.host), asked });
    const written = request.caller ? undefined : await this.written(text, request, locale);
    void reply.type('text/html; charset=utf-8').send(written ?? text);
  }

  /** For visitors, where it can be drawn: the landing page itself. */
  private async written(text: string, request: Request, locale: Locale): Promise<string | undefined> {
    const built = builtOf(text);
    const known = built && (await this.answers.of(request));
    if (!known) return undefined;
    const { answers, asks } = known;
    const drawn = await this.drawing.draw(built.mark, { locale, address: request.url, answers });
    return drawn && writeInto(text, built, drawn, { locale, answers, asks, at: this.clock.now().getTime() });
  }

  @Get(LANDER_ROUTES)
  @RouteConfig({ access: 'visitor' })
  @RouteSchema({ hide: true })
  async show(@Req() request: Request, @Res() reply: Reply): Promise<void> {
    const { query, host, ip } = request;
    void reply.headers(HEADERS);
    const path = request.url.split('?')[0]!;
    const place = placeAt(path);
    // Whose page it is, members meet on the profile; a landing page around nobody has only visitors to win.
    const profile = place?.memberId === undefined ? '/members' : `/members/${place.memberId}`;
    if (request.caller) return void reply.redirect(carryOn(query, profile), 302);

    const { country, asked, visit } = this.visitOf(request, reply);
    const { settings, locale } = visit;
    const visitor = { ip, host, withTrafficSource: hasSource(query) };
    const found = place?.memberId === undefined ? undefined : await this.cards.of(place.memberId, visitor);
    const member = found === 'later' ? undefined : found;
    const missing = missingOf(place, found);
    const design = missing ?? place!.design;
    const own = ownOf(place, settings, locale);
    const chosen = regionIn(query, settings.countries);
    const here = this.country.homeOf(request);
    const about = own.country === null || own.country === here?.country ? here : { country: own.country };
    const home = chosen ?? (about && settings.countries.includes(about.country) ? about : null);
    const page = pageOf(design, {
      ...visit,
      own,
      country: home?.country ?? null,
      region: chosen?.region,
      member,
      cards: await this.cards.some(design.cards, visitor, {
        gender: own.gender,
        home,
        regionOnly: chosen !== undefined,
      }),
      path,
    });
    const origin = this.settings.originAt(host);
    const document: Html = documentOf({
      design,
      lander: place && nameOf(place),
      main: design.main(page),
      page,
      origin,
      path,
      asked,
      indexed: !missing && place?.memberId === undefined,
      signups: signupsFor(settings, query),
      entry: settings.enableSiteEntryPopup ? country : null,
    });
    if (missing === later) void reply.header('retry-after', '1');
    void reply
      .status(missing === later ? 503 : missing ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(document.toString());
  }

  /** In which language, and for whose site. */
  private visitOf(request: Request, reply: Reply) {
    const { query } = request;
    const settings = this.settings.at(request.host);
    const country = this.country.of(request);
    const asked = askedLocale(query, settings);
    const locale = localeOf({ query, cookie: readCookie(request.headers.cookie, 'locale'), country }, settings);
    // The member site goes on in the language that was chosen here.
    if (asked) void reply.setCookie('locale', asked, { ...LOCALE_COOKIE, secure: request.protocol === 'https' });
    const link: Page['link'] = (to, said) => carryOn(query, to, said);
    return { country, asked, visit: { settings, locale, link, carried: carriedBy(query) } };
  }
}

/** What stands in a page's place; undefined: the page is there. */
function missingOf(place: Place | undefined, found: Awaited<ReturnType<LanderCards['of']>>): Design | undefined {
  if (!place) return notFound;
  if (place.memberId === undefined) return undefined;
  if (found === 'later') return later;
  return found ? undefined : gone;
}

/** What the operator says on a page, as far as there is a page. */
function ownOf(place: Place | undefined, settings: SettingsValues, locale: Locale): LanderTexts {
  const lander = LANDERS.find((one) => one === place?.design.name);
  return lander ? landerTexts(settings, lander, place?.slug, locale) : unsaid(locale);
}

/** ACC-01: who came by way of a source on an earlier visit, only their browser knows. */
function signupsFor({ signups }: SettingsValues, query: Query): 'open' | 'closed' | 'asks' {
  const [network, ref] = [query['network'], query['ref']].map((value) => [value].flat()[0]);
  if (maySignUp(signups, { network, ref })) return 'open';
  return maySignUp(signups, { network: 'any' }) ? 'asks' : 'closed';
}
