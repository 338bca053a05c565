import { useTranslation } from '../../lib/texts';
import type { PageId } from './api';

const PAGES: readonly PageId[] = ['terms', 'privacy', 'cookies', 'return-policy', 'faq', 'safety', 'service', 'ban'];
export const isPage = (name: string | undefined): name is PageId => PAGES.some((page) => page === name);

export function usePageTitles(): Record<PageId, string> {
  const { t } = useTranslation();
  return {
    terms: t('app.page_terms'),
    privacy: t('app.page_privacy'),
    cookies: t('app.page_cookies'),
    faq: t('app.page_faq'),
    safety: t('app.page_safety'),
    'return-policy': t('app.page_return_policy'),
    service: t('app.page_service'),
    ban: t('app.page_ban'),
  };
}
