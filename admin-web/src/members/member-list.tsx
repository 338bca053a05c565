import { ListPage } from '../layout/lists/list-page';
import { useState } from 'react';
import { DisableMembers, type ChosenMembers } from './disable-members';
import { MemberTable } from './member-table';
import { useListContext, useTranslate } from 'react-admin';
import { NothingListed } from '../layout/lists/nothing-listed';
import { Choice, FilterChoice, FilterWords } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar, SearchField } from '../layout/lists/filter-bar';
import { useCountries } from '../layout/values/use-choices';
import { useListFilter } from '../layout/lists/use-list-filter';
import { MARKS, STATUSES } from './member';
import { Box } from '@mui/material';
import { CardList } from '../layout/lists/card-list';
import { Erased, FictionalMark, StatusMark } from '../layout/values/member-marks';
import type { Member } from '../layout/values/member';
import { Small } from '../layout/values/card-heading';
import { Place } from '../layout/values/place';
import { useFormats, useText } from '../layout/values/words';

const HINTS = [{ keys: ['/'], text: 'search' }];

export function MemberList() {
  // Not in the table, which goes with its last row, and with it what is being written.
  const [chosen, choose] = useState<ChosenMembers>();
  return (
    <>
      <ListPage
        nothing={<NoneFound />}
        exported
        sort={{ field: 'signup_date', order: 'DESC' }}
        filters={<MemberFilters />}
        table={<MemberTable onDisable={choose} />}
        cards={<MemberCards />}
        hints={HINTS}
        empty={<NoMembers />}
      />
      {chosen && <DisableMembers {...chosen} onClose={() => choose(undefined)} />}
    </>
  );
}

function NoMembers() {
  const translate = useTranslate();
  return (
    <NothingListed
      drawing={
        <>
          <circle cx="36" cy="34" r="13" />
          <path d="M13 76c1-14 10-22 23-22s22 8 23 22" />
          <path d="M61 23a12 12 0 0 1 0 23M68 56c9 3 14 10 15 20" strokeDasharray="1 6" />
        </>
      }
    >
      {translate('resources.members.empty')}
    </NothingListed>
  );
}

function NoneFound() {
  const translate = useTranslate();
  const list = useListContext();
  return (
    <NothingListed drawing={<path d="M18 42a24 24 0 1 0 48 0 24 24 0 1 0-48 0M60 60l20 20M34 42h16" />}>
      {translate('resources.members.none_found')}
      {'q' in list.filterValues && <Small>{translate('resources.members.exact')}</Small>}
    </NothingListed>
  );
}

function MemberFilters() {
  const { filter, change } = useListFilter<Partial<Record<(typeof MARKS)[number], true>>>();
  const text = useText('resources.members');
  return (
    <FilterBar>
      <SearchField />
      <FilterWords source="status" values={STATUSES} />
      <Choice
        label={text('filters.mark')}
        any={text('filters.any_mark')}
        value={MARKS.find((mark) => filter[mark])}
        options={MARKS.map((mark) => [mark, text(`filters.${mark}`)])}
        onChoose={(chosen) => change(Object.fromEntries(MARKS.map((mark) => [mark, mark === chosen || undefined])))}
      />
      <FilterChoice source="country" options={useCountries()} />
      <DaySpan sources={['signup_from', 'signup_before']} />
    </FilterBar>
  );
}

const MemberCards = () => (
  <CardList<Member>
    primaryText={(member) => <FirstLine member={member} />}
    secondaryText={(member) => <OtherLines member={member} />}
  />
);

const lineSx = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, minWidth: 0 } as const;
const cutSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

function FirstLine({ member: { name, age, fictional, credits } }: { member: Member }) {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <Box component="span" sx={lineSx}>
      <Box component="span" sx={{ ...lineSx, justifyContent: 'start' }}>
        <Box component="span" sx={{ ...cutSx, fontWeight: 600 }}>
          {name ?? <Erased />}
          {age !== null && `, ${age}`}
        </Box>
        {fictional && <FictionalMark />}
      </Box>
      {credits !== null && (
        <Box component="span" sx={{ typography: 'body2', whiteSpace: 'nowrap' }}>
          {translate('resources.members.credits', { smart_count: credits, count: formats.number(credits) })}
        </Box>
      )}
    </Box>
  );
}

function OtherLines({ member }: { member: Member }) {
  const formats = useFormats();
  return (
    <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
      <Box component="span" sx={cutSx}>
        {member.email ?? <Erased />}
      </Box>
      <Box component="span" sx={cutSx}>
        <Place member={member} />
      </Box>
      <Box component="span" sx={lineSx}>
        <Box component="span" sx={{ color: 'text.primary' }}>
          <StatusMark {...member} />
        </Box>
        <span>{formats.day(member.signup_date)}</span>
      </Box>
    </Box>
  );
}
