import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { LinesDrawing, Notice } from '../layout/notice';

export function NoneFound() {
  const translate = useTranslate();
  const list = useListContext();
  return (
    <Notice
      drawing={
        <LinesDrawing>
          <circle cx="42" cy="42" r="24" />
          <path d="m60 60 20 20M34 42h16" />
        </LinesDrawing>
      }
      action={
        <Button variant="contained" onClick={() => list.setFilters({})}>
          {translate('resources.members.filters.clear')}
        </Button>
      }
    >
      {translate('resources.members.none_found')}
      {'q' in list.filterValues && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.members.exact')}
        </Typography>
      )}
    </Notice>
  );
}
