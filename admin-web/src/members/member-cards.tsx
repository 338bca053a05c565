import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardList } from '../layout/lists/card-list';
import { Erased, FictionalMark, StatusMark } from '../layout/values/member-marks';
import type { Member } from '../layout/values/member';
import { NoneFound } from './none-found';
import { Place } from '../layout/values/place';
import { useFormats } from '../layout/values/use-formats';

/** The list where there is no room for a table. */
export const MemberCards = () => (
  <CardList<Member>
    empty={<NoneFound />}
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
