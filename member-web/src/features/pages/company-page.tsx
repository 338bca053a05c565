import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { LoadError } from '../../ui/load-error';
import { RichText } from '../../ui/rich-text';
import { Skeleton } from '../../ui/skeleton';
import { pageQuery, type PageId } from './api';
import { QuestionsPage } from './questions-page';

/** A page of the company that runs the site, in the visitor's language. */
export function CompanyPage({ page }: { page: PageId }) {
  const { i18n } = useTranslation();
  const { ofError } = useErrorText();
  const { data, error, refetch } = useQuery(pageQuery(page, i18n.language));
  if (data) return page === 'faq' ? <QuestionsPage text={data.text} /> : <RichText text={data.text} />;
  if (error) return <LoadError text={ofError(error)} onRetry={() => void refetch()} />;
  return <Skeleton height={320} />;
}
