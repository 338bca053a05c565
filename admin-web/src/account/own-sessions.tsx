import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isSecondOfTwo } from '../layout/dialogs/double-press';
import { Refusal } from '../layout/dialogs/refusal';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats } from '../layout/values/use-formats';
import type { OwnAccount } from './own-account';
import { Section } from './section';
import { useApi } from '../providers/api-client';

export function OwnSessions({ account: { sessions } }: { account: OwnAccount }) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string, options?: object) => translate(`account.sessions.${key}`, options);
  const ending = useIntent(
    (id: string) => api.DELETE('/api/admin/account/sessions/{id}', { params: { path: { id } } }),
    text('ended'),
  );
  const endingOthers = useIntent(() => api.POST('/api/admin/account/sessions/end-others'), text('others_ended'));
  return (
    <Section title={text('title')}>
      <Refusal>{(ending.error ?? endingOthers.error)?.message}</Refusal>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
        {sessions.map(({ id, device, opened_at, current }) => {
          const name = device ?? text('unknown');
          return (
            <Box component="li" key={id} sx={rowSx}>
              <Box sx={{ minWidth: 0 }}>
                <div>{name}</div>
                <Typography variant="body2" color="textSecondary">
                  {text('since', { instant: formats.instant(opened_at) })}
                </Typography>
              </Box>
              {current ? (
                <Typography variant="body2">{text('current')}</Typography>
              ) : (
                <Button
                  color="secondary"
                  aria-label={text('end_named', { name, instant: formats.instant(opened_at) })}
                  // The next row may have moved under it.
                  onClick={(press) => isSecondOfTwo(press) || ending.mutate(id)}
                >
                  {text('end')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          color="secondary"
          loading={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          {text('end_others')}
        </Button>
      )}
    </Section>
  );
}

const rowSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
