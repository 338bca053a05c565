import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Refusal } from '../layout/dialogs/refusal';
import { useIntent } from '../layout/dialogs/use-intent';
import { useApi } from '../providers/api-client';
import type { Complaint } from './complaint';

/** A notice of illegal content becomes a case with the content as it is now (DSA art. 16). */
export function MakeCase({ one }: { one: Complaint }) {
  const translate = useTranslate();
  const api = useApi();
  const [address, setAddress] = useState(one.address ?? '');
  const text = (key: string) => translate(`resources.complaints.case.${key}`);
  const making = useIntent(
    () => api.POST('/api/admin/complaints/{id}/case', { params: { path: { id: one.id } }, body: { address } }),
    text('done'),
    ['cases'],
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (address.trim() && !making.isPending) making.mutate();
  };
  return (
    <Card component="section" aria-labelledby="case" sx={{ px: 2, py: 1.5 }}>
      <Typography id="case" variant="h6" component="h3" color="secondary" sx={{ mb: 1 }}>
        {text('title')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography>{text('effect')}</Typography>
        <Refusal>{making.error?.message}</Refusal>
        <TextField
          fullWidth
          size="small"
          label={text('address')}
          value={address}
          helperText={one.address_known ? undefined : text('unknown')}
          onChange={({ target }) => setAddress(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="outlined"
          color="secondary"
          loading={making.isPending}
          disabled={!address.trim()}
        >
          {text('action')}
        </Button>
      </Box>
    </Card>
  );
}
