import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormats } from '../members/use-formats';
import type { CaseDetail } from './case';
import { ProfileAsItWas } from './profile-as-it-was';

/** What was reported, as it was then; it is gone once the case is forgotten. */
export function Evidence({ one: { evidence, kind, opened_at, reported } }: { one: CaseDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.cases.evidence.${key}`, options);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {!evidence && <Card sx={{ p: 2 }}>{text('forgotten')}</Card>}
      {kind === 'message' && evidence?.message && (
        <Card component="section" sx={{ p: 2 }}>
          <Typography variant="h6" component="h3" color="secondary">
            {text('message')}
          </Typography>
          <Box component="blockquote" sx={quoteSx}>
            {evidence.message.body ?? translate('resources.members.erased')}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {text('sent', { at: formats.instant(evidence.message.sent_at) })}
          </Typography>
        </Card>
      )}
      {evidence?.photo && (
        <Card component="section" sx={{ p: 2 }}>
          <Typography variant="h6" component="h3" color="secondary" sx={{ mb: 1 }}>
            {text('photo')}
          </Typography>
          <Box component="img" src={evidence.photo} alt={text('photo_of', { name: reported.name })} sx={photoSx} />
        </Card>
      )}
      {evidence && <ProfileAsItWas profile={evidence.profile} at={opened_at} />}
    </Box>
  );
}

const quoteSx = {
  m: 0,
  my: 1,
  px: 2,
  py: 1,
  borderLeft: 3,
  borderColor: 'primary.main',
  bgcolor: 'background.default',
  borderRadius: '0 8px 8px 0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const photoSx = { display: 'block', maxWidth: '100%', maxHeight: 480, mx: 'auto', borderRadius: '8px' } as const;
