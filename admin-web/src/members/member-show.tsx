import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Show, useCreatePath, useRedirect, useShowContext, useTranslate } from 'react-admin';
import { KeyHints } from '../layout/key-hints';
import { LoadError } from '../layout/load-error';
import { PageTitle } from '../layout/page-title';
import { useShortcuts } from '../layout/use-shortcuts';
import { MemberFacts } from './member-facts';

export function MemberShow() {
  const redirect = useRedirect();
  useShortcuts({ Escape: () => redirect('list', 'members') });
  return (
    <Show
      title={false}
      component="div"
      actions={<Bar />}
      error={<ShowError />}
      // The page itself tells what went wrong; react-admin would go back to the list.
      queryOptions={{ onError: () => undefined }}
    >
      <MemberFacts />
    </Show>
  );
}

function Bar() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pb: 1 }}>
      <Button
        component={Link}
        to={createPath({ resource: 'members', type: 'list' })}
        color="secondary"
        startIcon={<ArrowBack />}
        sx={{ ml: -1 }}
      >
        {translate('resources.members.back')}
      </Button>
      <KeyHints hints={[{ keys: ['Esc'], text: 'back' }]} />
    </Box>
  );
}

function ShowError() {
  const translate = useTranslate();
  const { error, refetch } = useShowContext();
  return (
    <>
      <PageTitle>{translate('resources.members.name', { smart_count: 1 })}</PageTitle>
      <LoadError error={error} retry={() => void refetch()} />
    </>
  );
}
