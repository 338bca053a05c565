import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Erased, FictionalMark, StatusMark } from '../layout/values/member-marks';
import type { Member } from '../layout/values/member';
import { Place } from '../layout/values/place';
import { useFormats, useText } from '../layout/values/words';
import { PhotoStatus } from '../layout/values/photo-status';
import type { Photo } from './photo';
import { useMember } from './use-member';
import { RecordLink } from '../layout/values/names';
import { Small } from '../layout/values/card-heading';

/** Who the photo is of, as they say, and what else is in their album. */
export function PhotoContext({ photo, member }: { photo: Photo; member: Member | undefined }) {
  const formats = useFormats();
  const text = useText('resources.photos');
  return (
    <Card component="section" aria-label={text('context')} sx={{ p: 2, display: 'grid', gap: 1 }}>
      {/* As high as who it is, who comes later. */}
      <Box sx={{ minHeight: 88 }}>{member && <Who member={member} />}</Box>
      {photo.chat ? (
        <SentTo chat={photo.chat} at={photo.added_at} />
      ) : (
        <Small>{text('added', { at: formats.instant(photo.added_at) })}</Small>
      )}
      <Typography variant="body2">{decided(photo, text)}</Typography>
      {photo.others.length > 0 && (
        // More than fit are scrolled to, by key as well.
        <Box role="region" tabIndex={0} aria-label={text('others')} sx={scrollerSx}>
          <Box component="ul" sx={othersSx}>
            {photo.others.map((other) => (
              <Box
                component="li"
                key={other.id}
                sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}
              >
                <Box component="img" src={other.thumb_url} alt="" sx={thumbSx} />
                <PhotoStatus status={other.status} reason={other.reason} />
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  );
}

/** Between whom it was sent; what they write to each other is theirs. */
function SentTo({ chat, at }: { chat: NonNullable<Photo['chat']>; at: string }) {
  const formats = useFormats();
  const to = useMember(chat.to_id);
  const text = useText('resources.chat-photos');
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Typography variant="body2">
        {text('sent_to')}{' '}
        <RecordLink
          resource="members"
          id={chat.to_id}
          underline="always"
          sx={{ color: 'secondary.main', font: 'inherit' }}
        >
          {to ? (to.name ?? <Erased />) : text('someone')}
        </RecordLink>{' '}
        {to?.fictional && <FictionalMark />}
      </Typography>
      <Small>
        {text('sent_at', { at: formats.instant(at) })} {text(chat.delivered ? 'delivered' : 'not_delivered')}
      </Small>
    </Box>
  );
}

function Who({ member }: { member: Member }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h6" component="h2">
          <RecordLink
            resource="members"
            id={member.id}
            underline="always"
            sx={{ color: 'secondary.main', font: 'inherit' }}
          >
            {member.name ?? <Erased />}
          </RecordLink>
          {member.age !== null && `, ${member.age}`}
        </Typography>
        {member.fictional && <FictionalMark />}
      </Box>
      <Box>
        {member.gender && `${translate(`resources.members.gender.${member.gender}`)} · `}
        <Place member={member} />
      </Box>
      <StatusMark status={member.status} />
    </Box>
  );
}

function decided({ others }: Photo, text: (key: string, options?: object) => string): string {
  const count = (status: string) => others.filter((other) => other.status === status).length;
  const [approved, rejected] = [count('active'), count('rejected')];
  if (approved + rejected === 0) return text('decided.none');
  return [
    text('decided.approved', { smart_count: approved }),
    text('decided.rejected', { smart_count: rejected }),
  ].join(' · ');
}

const othersSx = {
  display: 'grid',
  // As wide as the longest state below a picture.
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const scrollerSx = { maxHeight: 232, overflowY: 'auto', '&:focus-visible': { outlineOffset: -2 } } as const;
const thumbSx = { width: 88, height: 88, objectFit: 'cover', borderRadius: '8px', display: 'block' } as const;
