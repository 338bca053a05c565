import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useTranslate } from 'react-admin';

/** To the events of one stream, such as `payment-…`, for who may see them. */
export function TimelineLink({ stream, label }: { stream: string; label?: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'timeline', id: stream, type: 'show' })}
      color="secondary"
      size="small"
      startIcon={<HistoryIcon />}
    >
      {label ?? translate('resources.timeline.link')}
    </Button>
  );
}
