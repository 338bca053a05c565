import { Avatar, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useInterestName } from '../layout/values/use-interest-name';
import { FictionalMark } from '../layout/values/member-marks';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats } from '../layout/values/words';
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
  const {
    id,
    name,
    age,
    gender,
    country,
    city,
    description,
    interests,
    relationship_status,
    reason_for_signup,
    photo_url,
  } = person;
  const facts: [string, React.ReactNode][] = [
    [
      translate('resources.members.fields.name'),
      <RecordLink key="name" resource="members" id={id}>
        {name || translate('resources.members.erased')}
      </RecordLink>,
    ],
    [
      translate('resources.members.fields.age'),
      age !== null && translate('resources.members.years', { smart_count: age }),
    ],
    [translate('resources.members.fields.gender'), gender && translate(`resources.members.gender.${gender}`)],
    [translate('resources.members.fields.place'), [city, formats.country(country)].filter(Boolean).join(', ')],
    [word('field', 'description'), description],
    [word('field', 'interests'), interests.map(interest).join(', ')],
    [word('field', 'relationship_status'), relationship_status && word('relationship_status', relationship_status)],
    [word('field', 'reason_for_signup'), reason_for_signup && word('reason_for_signup', reason_for_signup)],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Avatar
          variant="rounded"
          {...(photo_url !== null && { src: photo_url })}
          alt={translate('resources.inbox.picture_of', { name: name || translate('resources.members.erased') })}
          sx={{ width: 96, height: 128 }}
        />
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name || translate('resources.members.erased')}
          </Typography>
          {fictional && <FictionalMark />}
        </Box>
      </Box>
      <FactBlock title={title} facts={facts} />
    </Box>
  );
}
