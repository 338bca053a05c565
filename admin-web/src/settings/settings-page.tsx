import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackBar } from '../layout/back-bar';
import { ListLoading } from '../layout/list-loading';
import { LoadError } from '../layout/load-error';
import { NotFoundPage } from '../layout/not-found-page';
import { PageTitle } from '../layout/page-title';
import { SectionForm } from './section-form';
import { SettingsHistory } from './settings-history';
import { isSection } from './setting';
import { useSettings } from './use-settings';

export function SettingsPage() {
  const translate = useTranslate();
  const { id } = useParams();
  const { data, error, refetch } = useSettings();
  if (id !== 'history' && !isSection(id)) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{translate(`resources.settings.sections.${id}.title`)}</PageTitle>
      <BackBar hints={id === 'history' ? [] : [{ keys: ['S'], text: 'save' }]} />
      {data ? (
        id === 'history' ? (
          <SettingsHistory base={data} />
        ) : (
          // Another section begins with nothing typed.
          <SectionForm key={id} section={id} base={data} />
        )
      ) : error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}
