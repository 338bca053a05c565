import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Answer } from '../../providers/api-client';

const LOOKS = {
  active: { Icon: CheckCircle, color: 'success.main' },
  rejected: { Icon: Block, color: 'error.main' },
  under_inspection: { Icon: Schedule, color: 'warning.main' },
};

type MemberPage = Answer<'/api/admin/members/{id}', 'get'>;
type Photo = NonNullable<MemberPage['photos']>[number];

/** Icon and word; of a rejected photo, why. */
export function PhotoStatus({ status, reason }: Pick<Photo, 'status' | 'reason'>) {
  const translate = useTranslate();
  const { Icon, color } = LOOKS[status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'start', gap: 0.5, typography: 'body2' }}>
      <Icon sx={{ fontSize: 16, mt: '2px', color }} aria-hidden="true" />
      {translate(reason ? `resources.photos.reasons.${reason}` : `resources.photos.status.${status}`)}
    </Box>
  );
}
