import { useTranslation } from '../../lib/texts';
import { useParams } from 'react-router';
import { CompanyDetails } from '../../features/pages/company-details';
import { CompanyPage } from '../../features/pages/company-page';
import { isPage, usePageTitles } from '../../features/pages/page-titles';
import { useFormat } from '../../lib/format';
import { useSettings } from '../../lib/settings';
import { notFound } from '../not-found';
import { PageTitle } from '../page-title';

export const loader = ({ params }: { params: { page?: string | undefined } }) =>
  isPage(params.page) ? null : notFound();

export function Component() {
  const { page } = useParams();
  const { t } = useTranslation();
  const format = useFormat();
  const { terms_version } = useSettings();
  const titles = usePageTitles();
  if (!isPage(page)) return null;
  return (
    <main id="main" className="page page--text">
      <PageTitle>{titles[page]}</PageTitle>
      <header className="mb-24">
        <h1>{titles[page]}</h1>
        {page === 'terms' && (
          <p className="quiet mt-4">{t('app.terms_version', { date: format.fullDate(terms_version) })}</p>
        )}
      </header>
      <CompanyPage key={page} page={page} />
      {page === 'service' && <CompanyDetails />}
    </main>
  );
}
