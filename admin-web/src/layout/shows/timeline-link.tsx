import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';

/** To the events of one stream, such as `payment-…`, for who may see them. */
export function TimelineLink({ stream, label, view }: { stream: string; label?: string; view?: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const page = createPath({ resource: 'timeline', id: stream, type: 'show' });
  return (
    <Button
      component={Link}
      to={view === undefined ? page : `${page}?view=${view}`}
      color="secondary"
      size="small"
      startIcon={<HistoryIcon />}
    >
      {label ?? translate('resources.timeline.link')}
    </Button>
  );
}
