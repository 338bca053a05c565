import { Avatar, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useInterestName } from '../layout/values/use-interest-name';
import { FictionalMark } from '../layout/values/member-marks';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import type { InboxConversation } from './inbox';
import { RecordLink } from '../layout/values/names';

type Person = InboxConversation['member'];

/** In whose name one writes, and to whom: what both tell of themselves. */
export function People({ conversation: { profile, member } }: { conversation: InboxConversation }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      <PersonFacts title={translate('resources.inbox.profile')} person={profile} fictional />
      <PersonFacts title={translate('resources.inbox.member')} person={member} fictional={false} />
    </Box>
  );
}

function PersonFacts({ title, person, fictional }: { title: string; person: Person; fictional: boolean }) {
  const translate = useTranslate();
  const formats = useFormats();
  const interest = useInterestName();
  const word = (key: string, value: string) => translate(`details.${key}.${value}`, { _: value });
  const text = useText('resources.members');
  const { age, gender, relationship_status: relation, reason_for_signup: reason } = person;
  const name = person.name || text('erased');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Avatar
          variant="rounded"
          {...(person.photo_url !== null && { src: person.photo_url })}
          alt={translate('resources.inbox.picture_of', { name })}
          sx={{ width: 96, height: 128 }}
        />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {fictional && <FictionalMark />}
        </Box>
      </Box>
      <FactBlock
        title={title}
        facts={[
          [
            text('fields.name'),
            <RecordLink key="name" resource="members" id={person.id}>
              {name}
            </RecordLink>,
          ],
          [text('fields.age'), age !== null && text('years', { smart_count: age })],
          [text('fields.gender'), gender && text(`gender.${gender}`)],
          [text('fields.place'), [person.city, formats.country(person.country)].filter(Boolean).join(', ')],
          [word('field', 'description'), person.description],
          [word('field', 'interests'), person.interests.map(interest).join(', ')],
          [word('field', 'relationship_status'), relation && word('relationship_status', relation)],
          [word('field', 'reason_for_signup'), reason && word('reason_for_signup', reason)],
        ]}
      />
    </Box>
  );
}
