import Box from '@mui/material/Box';
import { Link, useListContext, useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import { debitsOf, type DebitFile } from './debit-file';
import { FileActions } from './file-actions';
import { FileState, Returned } from './file-state';
import { NoDebitFiles } from './no-debit-files';

export function DebitFileCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const { data = [] } = useListContext<DebitFile>();
  if (data.length === 0) return <NoDebitFiles />;
  const line = { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 } as const;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {data.map((file) => (
        <Box component="li" key={file.id} sx={{ display: 'grid', gap: 1, p: 2 }}>
          <Box sx={{ ...line, fontWeight: 600 }}>
            <span>{formats.instant(file.made_at)}</span>
            <span>{formats.money(file.total)}</span>
          </Box>
          <FileState file={file} />
          <Box sx={{ ...line, '& a': { color: 'secondary.main' } }}>
            <Link to={debitsOf(file)} underline="always">
              {translate('resources.debit-files.debits_of', { count: file.debits, smart_count: file.debits })}
            </Link>
            {file.returned > 0 && (
              <span>
                <Returned file={file} />
              </span>
            )}
          </Box>
          <FileActions file={file} />
        </Box>
      ))}
    </Box>
  );
}
