import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats } from '../layout/values/use-formats';
import type { ComplaintItem } from './complaint';
import { ComplaintMark } from './complaint-mark';
import { DueMark } from './due-mark';
import { NoComplaints } from './no-complaints';

export function ComplaintCards() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <CardList<ComplaintItem>
      empty={<NoComplaints />}
      primaryText={({ number, kind }) => (
        <CardLine strong>
          <span>{translate(`resources.complaints.kind.${kind}`)}</span>
          <span>{number}</span>
        </CardLine>
      )}
      secondaryText={(one) => (
        <CardLines>
          <CardLine>
            <ComplaintMark {...one} />
            <span>{formats.instant(one.made_at)}</span>
          </CardLine>
          <CardLine>
            {/* A late one says so itself. */}
            <span>
              {one.due_at !== null && !one.late && `${translate('resources.complaints.fields.due_at')} `}
              {one.due_at !== null && <DueMark {...one} />}
            </span>
            <span>{one.claimed_by_name}</span>
          </CardLine>
        </CardLines>
      )}
    />
  );
}
