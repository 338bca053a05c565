import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { API } from '../providers/api';

/** The whole list as a file, filtered and sorted as it is on the screen. */
export function ExportLink() {
  const translate = useTranslate();
  const list = useListContext();
  const { resource, sort, total } = list;
  const filter = list.filterValues as object;
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(filter),
  });
  if (!total) return null;
  return (
    <Button
      component="a"
      href={`${API}/${resource}.csv?${query}`}
      download
      color="secondary"
      size="small"
      startIcon={<Download />}
    >
      {translate('console.export')}
    </Button>
  );
}
