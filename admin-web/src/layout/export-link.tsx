import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { API } from '../providers/api';

/** The whole list as a file, filtered and sorted as it is on the screen. */
export function ExportLink() {
  const list = useListContext();
  const { resource, sort, total } = list;
  if (!total) return null;
  return <CsvLink resource={resource} sort={[sort.field, sort.order]} filter={list.filterValues as object} />;
}

interface CsvLinkProps {
  resource: string;
  sort?: [field: string, order: string];
  filter?: object;
}

export function CsvLink({ resource, sort, filter }: CsvLinkProps) {
  const translate = useTranslate();
  const query = new URLSearchParams();
  if (sort) query.set('sort', JSON.stringify(sort));
  if (filter) query.set('filter', JSON.stringify(filter));
  return (
    <Button
      component="a"
      href={`${API}/${resource}.csv${query.size > 0 ? `?${query}` : ''}`}
      download
      color="secondary"
      size="small"
      startIcon={<Download />}
    >
      {translate('console.export')}
    </Button>
  );
}
