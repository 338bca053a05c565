import { Box, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FactBlock, type Fact } from '../layout/shows/record-card';
import { CalmPicture } from './calm-picture';
import { isHardToSee, type CaseDetail, type Profile } from './case';
import { CasePhotos } from './case-photos';
import { MessagesAround } from './messages-around';
import { useFormats, useText } from '../layout/values/words';
import { CardHeading } from '../layout/values/card-heading';

/** What was reported, as it was then; it is gone once the case is forgotten. */
export function Evidence({ one }: { one: CaseDetail }) {
  const { evidence, kind, opened_at } = one;
  const text = useText('resources.cases.evidence');
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {one.contested ? <Contested one={one} /> : !evidence && <Card sx={{ p: 2 }}>{text('forgotten')}</Card>}
      {kind === 'message' && evidence?.message && <MessagesAround one={one} message={evidence.message} />}
      {evidence?.photo && <Photo of="photo" one={one} src={evidence.photo} />}
      <CasePhotos one={one} />
      {evidence && <ProfileAsItWas profile={evidence.profile} at={opened_at} />}
    </Box>
  );
}

/** The photo that was turned down, as it is now, or the words that were cleared. */
function Contested({ one }: { one: CaseDetail }) {
  const { contested, kind } = one;
  const translate = useTranslate();
  const text = useText('resources.cases.evidence');
  if (kind === 'account' || kind === 'hidden_profile') return <Card sx={{ p: 2 }}>{text(kind)}</Card>;
  if (kind === 'cleared_text') {
    const cleared = contested?.cleared;
    return (
      <FactBlock
        title={text('cleared_text')}
        facts={[
          [
            cleared ? translate(`resources.members.decide.fields.${cleared.field}`) : '',
            <Box key="words" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {cleared?.words ?? text('forgotten')}
            </Box>,
          ],
        ]}
      />
    );
  }
  if (!contested?.photo_url) return <Card sx={{ p: 2 }}>{text('photo_gone')}</Card>;
  return <Photo of="rejected_photo" one={one} src={contested.photo_url} />;
}

interface PhotoProps {
  of: 'photo' | 'rejected_photo';
  one: CaseDetail;
  src: string;
}

function Photo({ of, one, src }: PhotoProps) {
  const translate = useTranslate();
  const text = useText('resources.cases.evidence');
  const name = one.reported.name || translate('resources.members.erased');
  return (
    <Card component="section" sx={{ p: 2 }}>
      <CardHeading sx={{ mb: 1 }}>{text(of)}</CardHeading>
      <CalmPicture src={src} alt={text(`${of}_of`, { name })} veiled={isHardToSee(one)} sx={photoSx} />
    </Card>
  );
}

const photoSx = { display: 'block', maxWidth: '100%', maxHeight: 480, mx: 'auto' } as const;

const CHOICES = ['sought_gender', 'relationship_status', 'reason_for_signup'] as const;

/** Only what was filled in; a case holds no special data. */
function ProfileAsItWas({ profile, at }: { profile: Profile; at: string }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.members');
  const word = (key: string, value: string) => translate(`details.${key}.${value}`, { _: value });
  const { name, age, gender, city, country, fictional, description } = profile;
  return (
    <FactBlock
      title={translate('resources.cases.evidence.profile', { at: formats.instant(at) })}
      facts={[
        [text('fields.name'), name],
        [text('fields.age'), age !== null && text('years', { smart_count: age })],
        [text('fields.gender'), gender && text(`gender.${gender}`)],
        [word('field', 'city'), [city, country && formats.country(country)].filter(Boolean).join(', ')],
        [text('fields.fictional'), text(`fictional.${fictional}`)],
        [word('field', 'description'), description],
        ...CHOICES.map((key): Fact => {
          const value = profile[key];
          return [word('field', key), value && word(key, value)];
        }),
      ]}
    />
  );
}
