import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackBar } from '../../layout/page/back-bar';
import { ListLoading, Loaded } from '../../layout/page/loaded';
import { NotFoundPage } from '../../layout/page/not-found-page';
import { PageTitle } from '../../layout/page/page-title';
import { useChoicesQuery, useKnownSettings } from '../../layout/values/use-choices';
import type { VersionedSettings } from '../../providers/use-settings';
import { freshPage, type LanderPage } from './landing-page';
import { LandingPageForm } from './landing-page-form';
import { useLandingPageText } from './use-landing-page-text';

export const LandingPageCreate = () => <Page id={undefined} />;

export function LandingPageEdit() {
  const { id } = useParams();
  return <Page key={id} id={id} />;
}

function Page({ id }: { id: string | undefined }) {
  const loading = (
    <>
      <BackBar />
      <ListLoading />
    </>
  );
  return (
    <Loaded of={useKnownSettings()} loading={loading}>
      {(base) => <Known id={id} base={base} />}
    </Loaded>
  );
}

function Known({ id, base }: { id: string | undefined; base: VersionedSettings }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const text = useLandingPageText();
  const { data: choices } = useChoicesQuery();
  const found = base.settings.landers.find((page) => page.id === id);
  // What is being taken away, or moved to another address, stays on the screen until the list is there.
  const [begun] = useState<LanderPage | undefined>(
    () => found ?? (id === undefined && choices ? freshPage(base.settings.default_locale, choices) : undefined),
  );
  if (!begun) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{id === undefined ? translate('resources.landing-pages.new') : text.name(id)}</PageTitle>
      <BackBar hints={[{ keys: ['S'], text: 'save' }]} />
      <LandingPageForm id={id} saved={found ?? begun} base={base} onLeave={() => redirect('list', 'landing-pages')} />
    </>
  );
}
