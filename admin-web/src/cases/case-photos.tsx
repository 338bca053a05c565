import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import HideImage from '@mui/icons-material/HideImageOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { Box, Card, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Mark, ODD } from '../layout/values/mark';
import { PhotoStatus } from '../layout/values/photo-status';
import { FictionalMark } from '../layout/values/member-marks';
import { CalmPicture } from './calm-picture';
import { isHardToSee, type CaseDetail, type CasePhoto } from './case';
import { CardHeading, Small } from '../layout/values/card-heading';
import { useText } from '../layout/values/words';

/** The member's photos as others saw them when the report came, and what became of each since. */
export function CasePhotos({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const text = useText('resources.cases.photos');
  const { photos } = one;
  if (!photos) return null;
  const name = one.reported.name || translate('resources.members.erased');
  const veiled = isHardToSee(one);
  const ofThen = photos.every(({ shown_then }) => shown_then !== null);
  return (
    <Card component="section" aria-labelledby="case-photos" sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
        <CardHeading id="case-photos">{text('title', { name })}</CardHeading>
        {one.evidence?.profile.fictional && <FictionalMark />}
      </Box>
      {photos.length === 0 && <Typography color="textSecondary">{text('none')}</Typography>}
      {!ofThen && <Small sx={{ mb: 1 }}>{text('of_now')}</Small>}
      {veiled && photos.length > 0 && <Small sx={{ mb: 1 }}>{text('veiled')}</Small>}
      <Box component="ul" sx={albumSx}>
        {photos.map((photo, i) => (
          <Box component="li" key={photo.id} sx={{ display: 'grid', gap: 0.5, alignContent: 'start', minWidth: 0 }}>
            <Picture photo={photo} alt={text('alt', { number: i + 1, name })} veiled={veiled} />
            <Box
              sx={{
                display: 'grid',
                gap: 0.25,
                justifyItems: 'start',
                typography: 'body2',
                '& > *': { whiteSpace: 'normal' },
              }}
            >
              {photo.reported && <Mark look={ODD} word={text('reported')} />}
              {photo.main && <Mark look={MAIN} word={text('main')} />}
              {photo.status === 'deleted' ? (
                <Mark look={DELETED} word={text('deleted')} />
              ) : (
                <PhotoStatus status={photo.status} reason={photo.reason} />
              )}
              {photo.shown_then === false && <Mark look={SINCE} word={text('not_then')} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Picture({ photo, alt, veiled }: { photo: CasePhoto; alt: string; veiled: boolean }) {
  const translate = useTranslate();
  const src = photo.then_url ?? photo.card_url;
  if (!src)
    return (
      <Box sx={{ ...goneSx, typography: 'body2', color: 'text.secondary' }}>
        <HideImage aria-hidden="true" />
        {translate('resources.cases.photos.no_copy')}
      </Box>
    );
  return (
    <CalmPicture src={src} alt={alt} veiled={veiled} sx={pictureSx}>
      {photo.url && (
        <Link href={photo.url} target="_blank" rel="noreferrer" underline="always" sx={openSx} variant="body2">
          {translate('resources.cases.photos.open')}
          <OpenInNew sx={{ fontSize: 16 }} aria-hidden="true" />
        </Link>
      )}
    </CalmPicture>
  );
}

const MAIN = { icon: PersonOutlined, color: 'text.secondary' };
const DELETED = { icon: DeleteOutline, color: 'text.secondary' };
const SINCE = { icon: Schedule, color: 'text.secondary' };

const albumSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
// Whole, in whatever form it was kept.
const pictureSx = { display: 'block', width: '100%', aspectRatio: '3 / 4', objectFit: 'contain' } as const;
const goneSx = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 0.5,
  p: 1,
  textAlign: 'center',
  aspectRatio: '3 / 4',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: '8px',
} as const;
const openSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'secondary.main',
  minHeight: 24,
} as const;
