import { useParams } from 'react-router';
import { CompanyPage } from '../../features/pages/company-page';
import { isPage, usePageTitles } from '../../features/pages/page-titles';
import { notFound } from '../not-found';
import { PageTitle } from '../page-title';

export const loader = ({ params }: { params: { page?: string | undefined } }) =>
  isPage(params.page) ? null : notFound();

export function Component() {
  const { page } = useParams();
  const titles = usePageTitles();
  if (!isPage(page)) return null;
  return (
    <main id="main" className="page page--text">
      <PageTitle>{titles[page]}</PageTitle>
      <h1>{titles[page]}</h1>
      <CompanyPage key={page} page={page} />
    </main>
  );
}
