import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { SearchField } from '../layout/search-field';
import { useListFilter } from '../layout/use-list-filter';
import { AddBlock } from './add-block';
import { KINDS, type BlockFilter } from './block';

export function BlockFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<BlockFilter>();
  const text = (key: string) => translate(`resources.blocklist.${key}`);
  return (
    <Box role="search" aria-label={text('filters.label')} sx={barSx}>
      <SearchField label={text('filters.q')} value={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.active ? 'active' : ''}
        options={[['active', text('filters.active')]]}
        onChoose={(chosen) => change({ active: chosen ? true : undefined })}
      />
      <Choice
        label={text('fields.kind')}
        any={text('filters.any_kind')}
        value={filter.kind}
        options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
        onChoose={(kind) => change({ kind })}
      />
      <AddBlock />
    </Box>
  );
}

const barSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  },
  gap: 1.5,
  width: '100%',
  alignItems: 'center',
  pb: 1.5,
  '& > form': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& > button': { gridColumn: { xs: '1 / -1', md: 'auto' }, justifySelf: 'start' },
} as const;
