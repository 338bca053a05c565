import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useListContext, useRedirect, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { useShortcuts } from '../layout/use-shortcuts';
import { KINDS } from './campaign';

const STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const;

export function CampaignFilters() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const list = useListContext();
  useShortcuts({ n: () => redirect('create', 'campaigns') });
  const values = list.filterValues as { status?: string; kind?: string };
  const text = (key: string) => translate(`resources.campaigns.${key}`);
  const choose = (name: 'status' | 'kind') => (chosen: string) => {
    const { [name]: _, ...others } = values;
    list.setFilters(chosen ? { ...others, [name]: chosen } : others);
  };
  return (
    <Box sx={barSx}>
      <Box role="search" aria-label={text('filters.label')} sx={choicesSx}>
        <Choice
          label={text('fields.status')}
          any={text('filters.any_status')}
          value={values.status}
          options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
          onChoose={choose('status')}
        />
        <Choice
          label={text('fields.kind')}
          any={text('filters.any_kind')}
          value={values.kind}
          options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
          onChoose={choose('kind')}
        />
      </Box>
      <Button component={Link} to="/campaigns/create" variant="contained" startIcon={<Add />}>
        {text('new')}
      </Button>
    </Box>
  );
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1,
  width: '100%',
  pb: 1.5,
} as const;

const choicesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: { xs: '1 1 100%', sm: 1 },
  gap: 1,
  '& > .MuiTextField-root': { width: { xs: '100%', sm: 200 } },
} as const;
