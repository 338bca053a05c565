import { CardLines, PlainCards } from '../layout/card-list';
import { RowLink } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
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
