import { useTranslate } from 'react-admin';
import { MemberName } from './member-name';
import { shortId } from './references';

interface Actor {
  kind: 'member' | 'staff' | 'system' | 'visitor';
  id: string | null;
  name: string | null;
}

/** Who did something. */
export function ActorName({ of: { kind, id, name } }: { of: Actor }) {
  const translate = useTranslate();
  if (kind === 'member' && id !== null) return <MemberName id={id} />;
  return name ?? translate(`events.actor.${kind}`, { id: id && shortId(id) });
}
