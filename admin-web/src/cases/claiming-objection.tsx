import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { Refusal } from '../layout/dialogs/refusal';
import { useScreenKeys } from '../layout/keys/screen-keys';
import { useIntent } from '../layout/dialogs/use-intent';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useApi } from '../providers/api-client';
import type { CaseDetail } from './case';
import { CardHeading } from '../layout/values/card-heading';
import { useText } from '../layout/values/use-text';

const TAKE = [{ keys: ['T'], text: 'take' }];
const NO_KEYS: typeof TAKE = [];

/** Who judges an objection, so that two never judge the same. */
export function ClaimingObjection({ one }: { one: CaseDetail }) {
  const api = useApi();
  const { identity } = useGetIdentity();
  const [over, setOver] = useState(false);
  const name = one.claimed_by_name ?? '…';
  const text = useText('resources.objections.claim', { name });
  const path = { params: { path: { id: one.id } } };
  const claiming = useIntent(
    (taken: boolean) => api.POST('/api/admin/objections/{id}/claim', { ...path, body: { over: taken } }),
    text('claimed'),
  );
  const releasing = useIntent(() => api.POST('/api/admin/objections/{id}/release', path), text('released'));
  const mine = one.claimed_by !== null && one.claimed_by === identity?.id;
  const free = one.claimed_by === null;
  const toTake = free && !claiming.isPending;
  useScreenKeys(toTake ? TAKE : NO_KEYS);
  useShortcuts(toTake ? { t: () => claiming.mutate(false) } : {});
  return (
    <Card component="section" aria-labelledby="claim" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}>
      <CardHeading id="claim">{text('title')}</CardHeading>
      <Typography>{text(free ? 'nobody' : mine ? 'you' : 'somebody')}</Typography>
      <Refusal>{over ? undefined : (claiming.error ?? releasing.error)?.message}</Refusal>
      <Box>
        {free && (
          <Button
            variant="outlined"
            color="secondary"
            loading={claiming.isPending}
            onClick={() => claiming.mutate(false)}
            aria-keyshortcuts="t"
          >
            {text('take')}
          </Button>
        )}
        {mine && (
          <Button variant="outlined" color="secondary" loading={releasing.isPending} onClick={() => releasing.mutate()}>
            {text('release')}
          </Button>
        )}
        {!free && !mine && (
          <Button variant="outlined" color="secondary" onClick={() => setOver(true)}>
            {text('take_over')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={over}
        title={text('over_title')}
        confirm={text('over_confirm')}
        pending={claiming.isPending}
        error={claiming.error}
        onConfirm={() => claiming.mutate(true, { onSuccess: () => setOver(false) })}
        onClose={() => (claiming.reset(), setOver(false))}
      >
        <Typography>{text('over_effect')}</Typography>
      </ConfirmDialog>
    </Card>
  );
}
