import { useState } from 'react';
import { DataTable, ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { Box, Card } from '@mui/material';
import { CardLine, CardLines, CardList } from '../../layout/lists/card-list';
import { ColumnsPlace, FixedColumn, ListTable, RowLink } from '../../layout/lists/list-table';
import { ListFooter } from '../../layout/lists/list-footer';
import { useListKeys } from '../../layout/lists/list-keys';
import { Loaded } from '../../layout/page/loaded';
import { NewLink } from '../../layout/lists/new-link';
import { NothingListed } from '../../layout/lists/nothing-listed';
import { PageTitle } from '../../layout/page/page-title';
import { useWide } from '../../layout/page/use-wide';
import { useSettings } from '../../providers/use-settings';
import type { LanderPage } from './landing-page';
import { useLandingPageText } from './use-landing-page-text';

const HINTS = [{ keys: ['N'], text: 'new' }];

export const LandingPageList = () => (
  <ResourceContextProvider value="landing-pages">
    <Pages />
  </ResourceContextProvider>
);

/** They come whole with the settings, so the list is sorted and leafed through here. */
function Pages() {
  const translate = useTranslate();
  const settings = useSettings();
  const keys = useListKeys(HINTS);
  const [columns, placeColumns] = useState<HTMLElement | null>(null);
  const wide = useWide();
  const list = useList<LanderPage>({
    resource: 'landing-pages',
    data: settings.data?.settings.landers ?? [],
    isPending: settings.isPending,
    perPage: 25,
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <>
      <PageTitle>{translate('resources.landing-pages.name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1.5 }}>
        <Box component="p" sx={{ m: 0, flex: '1 1 280px', color: 'text.secondary' }}>
          {translate('resources.landing-pages.about')}
        </Box>
        <NewLink>{translate('resources.landing-pages.new')}</NewLink>
      </Box>
      <Loaded of={settings}>
        {() => (
          <ListContextProvider value={list}>
            <Card>
              <ColumnsPlace value={columns}>{wide ? <Rows /> : <Cards />}</ColumnsPlace>
            </Card>
            <ListFooter hints={keys} placeColumns={placeColumns} />
          </ListContextProvider>
        )}
      </Loaded>
    </>
  );
}

function Rows() {
  const text = useLandingPageText();
  return (
    <ListTable<LanderPage> rowClick="edit" empty={<NoPages />}>
      <FixedColumn<LanderPage>
        source="id"
        sx={{ overflowWrap: 'anywhere' }}
        render={({ id }) => (
          <RowLink id={id} type="edit">
            {text.name(id)}
          </RowLink>
        )}
      />
      <DataTable.Col<LanderPage> source="headline" disableSort render={(page) => text.headline(page)} />
      <DataTable.Col<LanderPage> source="languages" disableSort render={(page) => text.languages(page)} />
      <DataTable.Col<LanderPage> source="shown" disableSort render={(page) => text.shown(page)} />
      <DataTable.Col<LanderPage> source="files" disableSort render={(page) => text.files(page)} />
    </ListTable>
  );
}

function Cards() {
  const text = useLandingPageText();
  return (
    <CardList<LanderPage>
      rowClick="edit"
      empty={<NoPages />}
      primaryText={({ id }) => <CardLine strong>{text.name(id)}</CardLine>}
      secondaryText={(page) => (
        <CardLines>
          <CardLine>{text.headline(page)}</CardLine>
          <CardLine>
            <span>{text.languages(page)}</span>
            <span>{text.shown(page)}</span>
          </CardLine>
        </CardLines>
      )}
    />
  );
}

const NoPages = () => (
  <NothingListed
    drawing={
      <>
        <rect x="16" y="18" width="64" height="60" rx="6" />
        <path d="M16 32h64M28 46h18M28 56h26M28 66h14" />
        <rect x="60" y="44" width="12" height="22" rx="3" />
      </>
    }
  />
);
