import { type Answer, useRead } from '../providers/api-client';
import type { SettingName } from './setting';

type PageTexts = Answer<'/api/admin/page-texts/{locale}', 'get'>;
type Page = keyof PageTexts['texts'];
export type PageSetting = Extract<SettingName, `page_${string}`>;

/** The built-in pages of a language and the figures that fill them. `domain`: of a brand, for its own figures. */
export function usePageTexts(locale: string, domain: string | undefined) {
  return useRead(['settings', 'page-texts', locale, domain], (api) =>
    api.GET('/api/admin/page-texts/{locale}', {
      params: { path: { locale: locale as PageTexts['locale'] }, query: domain ? { domain } : {} },
    }),
  );
}

/** Of one page; empty, and nothing filled in, until it is known. */
export function pageTextsOf(texts: PageTexts | undefined, page: PageSetting) {
  const figures = new Map<string, string>(texts?.figures.map(({ name, value }) => [name, value]));
  const id = page.slice('page_'.length).replaceAll('_', '-') as Page;
  return {
    builtIn: texts?.texts[id] ?? '',
    /** As members read it. */
    fill: (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => figures.get(name) ?? whole),
    /** What stands in braces but is no figure, so that members would read the braces. */
    unknown: (text: string) =>
      texts ? [...new Set(text.match(/\{\w+\}/g))].filter((name) => !figures.has(name.slice(1, -1))) : [],
  };
}
