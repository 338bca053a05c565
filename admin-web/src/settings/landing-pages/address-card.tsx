import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../layout/values/copy-button';
import { dataOf, useApi } from '../../providers/api-client';
import { addressOf, isAroundMember, pathOf, TRACKING, type Tracking } from './landing-page';

/** The address that an advertisement leads to, with what it shall tell of where visitors come from (ACC-11). */
export function AddressCard({ id, saved }: { id: string; saved: boolean }) {
  const translate = useTranslate();
  const api = useApi();
  const [tracking, setTracking] = useState<Tracking>({});
  const [member, setMember] = useState('');
  const text = (key: string) => translate(`resources.landing-pages.address.${key}`);
  const { data } = useQuery({
    queryKey: ['lander-origin'],
    queryFn: () => dataOf(api.GET('/api/admin/lander-origin')),
    staleTime: Infinity,
  });
  if (!data) return null;
  const around = isAroundMember(id);
  const address = addressOf(data.origin, pathOf(id, member.trim() || text('member_id')), tracking);
  return (
    <Card component="section" aria-labelledby="landing-page-address" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography id="landing-page-address" variant="h6" component="h2" color="secondary">
        {text('title')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="output" sx={addressSx}>
          {address}
        </Box>
        <CopyButton value={address} />
      </Box>
      {!saved && <FormHelperText sx={{ m: 0 }}>{text('not_yet')}</FormHelperText>}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 1.5 }}>
        {around && (
          <TextField
            size="small"
            label={text('member')}
            value={member}
            onChange={({ target }) => setMember(target.value)}
            sx={{ gridColumn: '1 / -1' }}
            autoComplete="off"
          />
        )}
        {TRACKING.map((name) => (
          <TextField
            key={name}
            size="small"
            label={name}
            value={tracking[name] ?? ''}
            onChange={({ target }) => setTracking({ ...tracking, [name]: target.value })}
            slotProps={{ htmlInput: { maxLength: 200, spellCheck: false, autoCapitalize: 'none' } }}
            autoComplete="off"
          />
        ))}
      </Box>
      <FormHelperText sx={{ m: 0 }}>{text('help')}</FormHelperText>
    </Card>
  );
}

const addressSx = {
  flexGrow: 1,
  minWidth: 0,
  p: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  fontFamily: 'monospace',
  fontSize: 13,
  overflowWrap: 'anywhere',
} as const;
