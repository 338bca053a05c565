import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ActorName } from '../layout/values/actor-name';
import { MEMBERS, idOf, kindOf, StreamName } from '../layout/values/stream-name';
import { useEventWords } from '../layout/values/use-event-words';
import { MemberName } from '../layout/values/member-name';
import type { AuditEntry } from './audit';

interface ToldProps {
  entry: AuditEntry;
  /** What the record's name stands in, such as a link to it. */
  link?: (name: ReactNode) => ReactNode;
}

/** What somebody did, as a sentence: who, what, and about whom or which. */
export function Told({ entry: { type, actor, stream, alone }, link = (name) => name }: ToldProps) {
  const translate = useTranslate();
  const words = useEventWords();
  const sentence = translate(`events.told.${type}`, { _: translate('events.told.otherwise') });
  const parts: Record<string, ReactNode> = {
    '{who}': (
      <b>
        <ActorName of={actor} />
      </b>
    ),
    '{type}': words.type(type),
    '{what}': link(<Subject stream={stream} />),
  };
  return [
    ...sentence.split(/(\{\w+\})/).map((part, i) => <Fragment key={i}>{parts[part] ?? part}</Fragment>),
    alone && ` ${translate('events.told.alone')}`,
  ];
}

/** A member by their name alone; any other record by its kind, and whose or which it is. */
const Subject = ({ stream }: { stream: string }) => (
  <span title={stream}>
    {MEMBERS.includes(kindOf(stream)) ? <MemberName id={idOf(stream)} /> : <StreamName stream={stream} within />}
  </span>
);
