import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackBar } from '../layout/page/back-bar';
import { ListLoading } from '../layout/page/list-loading';
import { LoadError } from '../layout/page/load-error';
import { NotFoundPage } from '../layout/page/not-found-page';
import { PageTitle } from '../layout/page/page-title';
import { SectionForm } from './section-form';
import { SettingsHistory } from './settings-history';
import { isSection } from './setting';
import { useSettings } from '../providers/use-settings';
import { useChoicesQuery } from '../layout/values/use-choices';

export function SettingsPage() {
  const translate = useTranslate();
  const { id } = useParams();
  const settings = useSettings();
  const choices = useChoicesQuery();
  const data = choices.data && settings.data;
  const [failed] = [settings, choices].filter(({ error }) => error);
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
      ) : failed?.error ? (
        <LoadError error={failed.error} retry={() => void failed.refetch()} />
      ) : (
        <ListLoading />
      )}
    </>
  );
}
