import { Link, useTranslate } from 'react-admin';
import { CardLine, PlainCards } from '../layout/card-list';
import { useFormats } from '../members/use-formats';
import { debitsOf, type DebitFile } from './debit-file';
import { FileActions } from './file-actions';
import { FileState, Returned } from './file-state';
import { NoDebitFiles } from './no-debit-files';

export function DebitFileCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <PlainCards<DebitFile> empty={<NoDebitFiles />}>
      {(file) => (
        <>
          <CardLine strong>
            <span>{formats.instant(file.made_at)}</span>
            <span>{formats.money(file.total)}</span>
          </CardLine>
          <FileState file={file} />
          <CardLine>
            <Link to={debitsOf(file)} underline="always" sx={{ color: 'secondary.main' }}>
              {translate('resources.debit-files.debits_of', { count: file.debits, smart_count: file.debits })}
            </Link>
            {file.returned > 0 && (
              <span>
                <Returned file={file} />
              </span>
            )}
          </CardLine>
          <FileActions file={file} />
        </>
      )}
    </PlainCards>
  );
}
