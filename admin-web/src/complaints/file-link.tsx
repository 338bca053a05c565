import Download from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/words';
import { API } from '../providers/api';
import type { Entry } from './complaint';

interface FileLinkProps extends Pick<Entry['files'][number], 'kind' | 'size'> {
  /** Its address among complaints. */
  at: string;
}

/** Nothing of a stranger's file is shown here: it is downloaded, and that is recorded. */
export function FileLink({ at, kind, size }: FileLinkProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const told = translate('resources.complaints.file_size', { kilobytes: formats.number(Math.ceil(size / 1024)) });
  return (
    <Button
      component="a"
      href={`${API}/complaints/${at}`}
      download
      color="secondary"
      size="small"
      startIcon={<Download />}
      sx={{ ml: -1 }}
    >
      {`${kind.toUpperCase()}, ${told}`}
    </Button>
  );
}
