import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { MemberName, StaffName } from './names';
import { useFormats } from './words';
import { noonOf } from './days';
import { shortId } from './references';
import { useEventWords } from './use-event-words';

/** Kinds of streams that there is one of for each member, by the member's id. */
export const MEMBERS = [
  'member',
  'profile',
  'album',
  'wallet',
  'mailing',
  'starts',
  'chatsigns',
  'dataexport',
  'notes',
  'contact',
];
const PAIRS = ['relation', 'like'];
const COLLEAGUES = ['staff', 'export'];
/** What follows is the fingerprint of an account or number. */
const PRINTS = ['account', 'blocked', 'codequota', 'mandatequota'];

/** What stands after the kind of a stream. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
export const kindOf = (stream: string): string => stream.split('-')[0]!;

/** Streams of who looked at something: a sentence says that already, and names what was looked at. */
const LOOKED_AT: Readonly<Record<string, string>> = { caselog: 'case', complaintlog: 'complaint' };

interface StreamNameProps {
  stream: string;
  /** It stands in a sentence. */
  within?: boolean;
}

/** A stream as a person calls it: its kind, and whose or which it is. */
export function StreamName({ stream, within = false }: StreamNameProps) {
  const words = useEventWords();
  const kind = kindOf(stream);
  const name = words.kind(within && LOOKED_AT[kind] ? `${LOOKED_AT[kind]}-${idOf(stream)}` : stream);
  return (
    <>
      {within ? name.charAt(0).toLowerCase() + name.slice(1) : name} <Which kind={kind} id={idOf(stream)} />
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
  // A name of the program, as on the page of read models.
  if (kind === 'readmodel') return <code>{id}</code>;
  // Of which source it is, is told in the report.
  if (kind === 'advertisingcost') return parts[0]!;
  if (kind === 'receiptbook' && id === 'site') return null;
  const [, provider, day] = /^(.+)\.(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  if (provider && day) return `${provider} · ${formats.day(noonOf(day))}`;
  return shortId(id);
}
