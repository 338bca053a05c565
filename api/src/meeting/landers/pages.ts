import { isUuid } from '../../kernel/domain.js';
import { designs } from './designs/index.js';
import { landings } from './landings/index.js';
import type { Design } from './page.js';

/** Longer slugs are nobody's. */
const SLUG = /^[\w-]{1,80}$/;

/** What an address of these pages names. */
export interface Place {
  design: Design;
  slug: string | undefined;
  /** Whose card the page is around. */
  memberId: string | undefined;
}

/** Which page an address names; undefined: none (CLI-04, DSC-02). */
export function placeAt(path: string): Place | undefined {
  const [area, ...parts] = path.split('/').filter(Boolean);
  if (area === 'landers') return placeOf(designs.get(parts[0] ?? ''), undefined, parts.slice(1));
  if (area !== 'members' || !isUuid(parts[0] ?? '')) return undefined;
  return placeOf(landings.get(parts[1] ?? ''), parts[0]!.toLowerCase(), parts.slice(2));
}

function placeOf(design: Design | undefined, memberId: string | undefined, rest: string[]): Place | undefined {
  const [slug, ...more] = rest;
  if (!design || more.length > 0) return undefined;
  if (slug !== undefined && !(design.slugs && SLUG.test(slug))) return undefined;
  return { design, slug, memberId };
}

/** The page's name, as the reports of advertising know it. */
export const nameOf = ({ design, slug }: Place): string =>
  slug === undefined ? design.name : `${design.name}/${slug}`;

/**
 * Is a path answered with a page of the server instead of the member site's own: docker/Caddyfile and
 * member-web/vite.config.ts lead the same paths here, but for `/`, which Vite has to answer itself.
 */
export const isServerPage = (path: string): boolean =>
  /^\/(?:$|robots\.txt$|sitemap\.xml$|landers\/[^/]+(?:\/[^/]+)?|members\/[^/]+\/landing(?:[23](?:\/[^/]+)?)?)\/?$/.test(
    path,
  );
