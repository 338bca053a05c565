import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';

export function DebitFileFilters() {
  const translate = useTranslate();
  const list = useListContext();
  const { open } = list.filterValues as { open?: boolean };
  const text = (key: string) => translate(`resources.debit-files.${key}`);
  return (
    <Box role="search" aria-label={text('filters.label')} sx={{ width: { xs: '100%', md: 280 }, pb: 1.5 }}>
      <Choice
        label={text('fields.status')}
        any={text('filters.any')}
        value={open ? 'open' : ''}
        options={[['open', text('filters.open')]]}
        onChoose={(chosen) => list.setFilters(chosen ? { open: true } : {})}
      />
    </Box>
  );
}
