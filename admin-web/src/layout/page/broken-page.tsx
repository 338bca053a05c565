import { useTranslate } from 'react-admin';
import { LoadError } from './loaded';
import { PageTitle } from './page-title';

/** Stands where a page broke; the menu still works, and loaded anew the page may as well. */
export function BrokenPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('ra.page.error')}</PageTitle>
      <LoadError error={new Error(translate('console.broken'))} retry={() => window.location.reload()} />
    </>
  );
}
