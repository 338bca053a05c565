import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import { noonOf } from './days';
import { StaffName } from './staff-name';
import { useEventWords } from './use-event-words';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MEMBERS = ['member', 'profile', 'album', 'wallet', 'mailing', 'starts', 'chatsigns', 'dataexport', 'notes'];
const PAIRS = ['relation', 'like'];
const COLLEAGUES = ['staff', 'export'];
/** What follows is the fingerprint of an account or number. */
const PRINTS = ['account', 'blocked', 'codequota', 'mandatequota'];

/** What stands after the kind of a stream. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
export const kindOf = (stream: string): string => stream.split('-')[0]!;

/** The beginning of an id: enough to tell it from its neighbours. */
export const shortId = (id: string): string => (UUID.test(id) ? id.slice(0, 8) : id);

/** A stream as a person calls it: its kind, and whose or which it is. */
export function StreamName({ stream }: { stream: string }) {
  const words = useEventWords();
  const kind = kindOf(stream);
  return (
    <>
      {words.kind(stream)} <Which kind={kind} id={idOf(stream)} />
    </>
  );
}

function Which({ kind, id }: { kind: string; id: string }) {
  const translate = useTranslate();
  const formats = useFormats();
  const parts = id.split(':');
  if (COLLEAGUES.includes(kind)) return <StaffName id={id} />;
  if (MEMBERS.includes(kind)) return <MemberName id={id} />;
  if (PAIRS.includes(kind))
    return parts.map((member, i) => (
      <Fragment key={member}>
        {i > 0 && ' · '}
        <MemberName id={member} />
      </Fragment>
    ));
  if (kind === 'redemption' && parts.length === 2)
    return (
      <>
        {parts[0]} · <MemberName id={parts[1]!} />
      </>
    );
  if (PRINTS.includes(kind)) {
    if (parts[0] === 'member') return <MemberName id={parts[1]!} />;
    return parts.length === 2 ? translate(`resources.blocklist.kinds.${parts[0]}`) : null;
  }
  if (kind === 'settings') return null;
  if (kind === 'receiptbook' && id === 'site') return null;
  const [, provider, day] = /^(.+)\.(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  if (provider && day) return `${provider} · ${formats.day(noonOf(day))}`;
  return shortId(id);
}
