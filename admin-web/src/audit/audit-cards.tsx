import { CardLines, PlainCards } from '../layout/lists/card-list';
import { RowLink } from '../layout/lists/row-link';
import { useFormats } from '../layout/values/use-formats';
import { placeOf, type AuditEntry } from './audit';
import { Why } from './audit-cells';
import { NoEntries } from './no-entries';
import { Told } from './told';

/** A card leads to what the entry is about, and to what that was opened from: it is no link itself. */
export function AuditCards() {
  const formats = useFormats();
  return (
    <PlainCards<AuditEntry> empty={<NoEntries />}>
      {(entry) => (
        <>
          <span>
            <Told entry={entry} link={(name) => <RowLink {...placeOf(entry.stream)}>{name}</RowLink>} />
          </span>
          <CardLines>
            <span>{formats.instant(entry.at)}</span>
            <Why of={entry} />
          </CardLines>
        </>
      )}
    </PlainCards>
  );
}
