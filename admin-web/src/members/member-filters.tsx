import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { useCountries } from '../layout/use-countries';
import { MARKS, STATUSES, type Member, type MemberFilter } from './member';
import { MemberSearch } from './member-search';

export function MemberFilters() {
  const translate = useTranslate();
  const countries = useCountries();
  const list = useListContext<Member>();
  const filter = list.filterValues as MemberFilter;
  const change = (part: MemberFilter) =>
    list.setFilters(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value)));
  const text = (key: string) => translate(`resources.members.${key}`);
  return (
    <Box role="search" aria-label={text('filters.label')} sx={barSx}>
      <MemberSearch value={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.status}
        options={STATUSES.map((status) => [status, text(`status.${status}`)])}
        onChoose={(status) => change({ status })}
      />
      <Choice
        label={text('filters.mark')}
        any={text('filters.any_mark')}
        value={MARKS.find((mark) => filter[mark])}
        options={MARKS.map((mark) => [mark, text(`filters.${mark}`)])}
        onChoose={(chosen) => change(Object.fromEntries(MARKS.map((mark) => [mark, mark === chosen || undefined])))}
      />
      <Choice
        label={text('fields.country')}
        any={text('filters.any_country')}
        value={filter.country}
        options={countries}
        onChoose={(country) => change({ country })}
      />
      {Object.keys(filter).length > 0 && (
        <Button
          color="secondary"
          startIcon={<Close />}
          onClick={() => list.setFilters({})}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {text('filters.clear')}
        </Button>
      )}
    </Box>
  );
}

const barSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 340px) 152px 152px 176px auto',
  },
  gap: 1,
  width: '100%',
  justifyContent: 'start',
  alignItems: 'center',
  pb: 1.5,
  '& > form': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
