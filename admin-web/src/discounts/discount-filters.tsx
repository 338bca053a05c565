import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useListContext, useRedirect, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { useShortcuts } from '../layout/use-shortcuts';

export function DiscountFilters() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const list = useListContext();
  useShortcuts({ n: () => redirect('create', 'discounts') });
  const { status } = list.filterValues as { status?: string };
  const text = (key: string) => translate(`resources.discounts.${key}`);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, width: '100%', pb: 1.5 }}>
      <Box role="search" aria-label={text('filters.label')} sx={{ width: { xs: '50%', md: 240 } }}>
        <Choice
          label={text('fields.status')}
          any={text('filters.any_status')}
          value={status}
          options={(['active', 'stopped'] as const).map((one) => [one, text(`status.${one}`)])}
          onChoose={(chosen) => list.setFilters(chosen ? { status: chosen } : {})}
        />
      </Box>
      <Button component={Link} to="/discounts/create" variant="contained" startIcon={<Add />}>
        {text('new')}
      </Button>
    </Box>
  );
}
