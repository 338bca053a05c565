import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import type { StaffMember } from './staff-member';
import { NoStaff } from './no-staff';
import { SecondFactorMark, StaffMark } from './staff-mark';

export function StaffCards() {
  const translate = useTranslate();
  return (
    <CardList<StaffMember>
      empty={<NoStaff />}
      primaryText={({ name, role }) => (
        <CardLine strong>
          <span>{name}</span>
          <span>{translate(`console.roles.${role}`)}</span>
        </CardLine>
      )}
      secondaryText={({ email, status, second_factor }) => (
        <CardLines>
          <span>{email}</span>
          <CardLine>
            <StaffMark status={status} />
            <SecondFactorMark set={second_factor} />
          </CardLine>
        </CardLines>
      )}
    />
  );
}
