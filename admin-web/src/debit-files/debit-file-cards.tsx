import { CardLine, PlainCards } from '../layout/lists/card-list';
import { useFormats } from '../layout/values/use-formats';
import type { DebitFile } from './debit-file';
import { FileActions } from './file-actions';
import { DebitsOf, FileState, Returned } from './file-state';
import { NoDebitFiles } from './no-debit-files';

export function DebitFileCards() {
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
            <DebitsOf file={file} />
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
