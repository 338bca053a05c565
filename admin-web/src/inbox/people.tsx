import Box from '@mui/material/Box';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { FactBlock } from '../members/fact-block';
import { useFormats } from '../members/use-formats';
import type { InboxConversation } from './inbox';

type Person = InboxConversation['member'];

/** In whose name one writes, and to whom: what both tell of themselves. */
export function People({ conversation: { profile, member } }: { conversation: InboxConversation }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      <PersonFacts title={translate('resources.inbox.profile')} person={profile} />
      <PersonFacts title={translate('resources.inbox.member')} person={member} />
    </Box>
  );
}

function PersonFacts({ title, person }: { title: string; person: Person }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const word = (key: string, value: string) => translate(`details.${key}.${value}`, { _: value });
  const { id, name, age, gender, country, city, description, interests, relationship_status, reason_for_signup } =
    person;
  const facts: [string, React.ReactNode][] = [
    [
      translate('resources.members.fields.name'),
      <Link key="name" to={createPath({ resource: 'members', id, type: 'show' })}>
        {name || translate('resources.members.erased')}
      </Link>,
    ],
    [
      translate('resources.members.fields.age'),
      age !== null && translate('resources.members.years', { smart_count: age }),
    ],
    [translate('resources.members.fields.gender'), translate(`resources.members.gender.${gender}`)],
    [translate('resources.members.fields.place'), [city, formats.country(country)].filter(Boolean).join(', ')],
    [word('field', 'description'), description],
    [word('field', 'interests'), interests.map((one) => word('interest', one)).join(', ')],
    [word('field', 'relationship_status'), relationship_status && word('relationship_status', relationship_status)],
    [word('field', 'reason_for_signup'), reason_for_signup && word('reason_for_signup', reason_for_signup)],
  ];
  return <FactBlock title={title} facts={facts.filter(([, fact]) => Boolean(fact))} />;
}
