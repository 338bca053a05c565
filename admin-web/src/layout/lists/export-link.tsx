import Download from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { API } from '../../providers/api';
import { useDecimalPreference } from '../values/use-preferences';

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
  const query: Record<string, string> = {};
  if (sort) query['sort'] = JSON.stringify(sort);
  if (filter) query['filter'] = JSON.stringify(filter);
  return <FileLink path={`${resource}.csv`} query={query} />;
}

interface FileLinkProps {
  path: string;
  query: Record<string, string>;
  /** What it says; `console.export` by default. */
  text?: string;
}

/** A file with headings in the reader's language; for a spreadsheet, with numbers as the reader's reads them. */
export function FileLink({ path, query, text = 'console.export' }: FileLinkProps) {
  const translate = useTranslate();
  const language = useLocale();
  const [decimal] = useDecimalPreference();
  const asked = new URLSearchParams({ ...query, language });
  if (path.endsWith('.csv')) asked.set('decimal', decimal);
  return (
    <Button
      component="a"
      href={`${API}/${path}?${asked}`}
      download
      color="secondary"
      size="small"
      startIcon={<Download />}
    >
      {translate(text)}
    </Button>
  );
}
