import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useCreatePath, usePermissions, useResourceDefinitions, useTranslate } from 'react-admin';
import { TimelineLink } from '../layout/timeline-link';
import type { Role } from '../providers/auth-provider';
import { mayDisable } from './member';

/** The lists of this member's own, as far as the role has them. */
const LISTS = { cases: 'reported_id', payments: 'member_id', refunds: 'member_id' } as const;

export function MemberLinks({ id }: { id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resources = useResourceDefinitions();
  const { permissions: role } = usePermissions<Role>();
  const lists = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter((name) => resources[name]?.hasList);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {lists.map((name) => (
        <Button
          key={name}
          component={Link}
          to={`${createPath({ resource: name, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify({ [LISTS[name]]: id }))}`}
          color="secondary"
          size="small"
        >
          {translate(`resources.${name}.name`, { smart_count: 2 })}
        </Button>
      ))}
      <TimelineLink stream={`member-${id}`} />
      {mayDisable(role) && (
        <TimelineLink stream={`profile-${id}`} label={translate('resources.members.profile_timeline')} />
      )}
    </Box>
  );
}
