import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardList } from '../layout/card-list';
import type { StaffMember } from '../providers/staff-calls';
import { NoStaff } from './no-staff';
import { SecondFactorMark, StaffMark } from './staff-mark';

const lineSx = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 } as const;

export function StaffCards() {
  const translate = useTranslate();
  return (
    <CardList<StaffMember>
      empty={<NoStaff />}
      primaryText={({ name, role }) => (
        <Box component="span" sx={lineSx}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {translate(`console.roles.${role}`)}
        </Box>
      )}
      secondaryText={({ email, status, second_factor }) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Box>
          <Box component="span" sx={{ ...lineSx, color: 'text.primary' }}>
            <StaffMark status={status} />
            <SecondFactorMark set={second_factor} />
          </Box>
        </Box>
      )}
    />
  );
}
