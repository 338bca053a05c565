import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useGetIdentity, useRedirect } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { ReasonAction } from '../layout/dialogs/reason-action';
import { Refusal } from '../layout/dialogs/refusal';
import { useScreenKeys } from '../layout/keys/screen-keys';
import { useIntent } from '../layout/dialogs/use-intent';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useApi } from '../providers/api-client';
import { isClosed, type Complaint } from './complaint';
import { CardHeading } from '../layout/values/card-heading';
import { useText } from '../layout/values/use-text';

const TAKE = [{ keys: ['T'], text: 'take' }];
const NO_KEYS: typeof TAKE = [];

/** Who works on it, so that two never answer the same; and closing it without an answer. */
export function Claiming({ one }: { one: Complaint }) {
  const api = useApi();
  const { identity } = useGetIdentity();
  const redirect = useRedirect();
  const [handed, setHanded] = useState(false);
  const [asked, setAsked] = useState<'over' | 'close'>();
  const text = useText('resources.complaints.claim');
  const path = { params: { path: { id: one.id } } };
  const claiming = useIntent(
    (over: boolean) => api.POST('/api/admin/complaints/{id}/claim', { ...path, body: { over } }),
    text('claimed'),
  );
  const releasing = useIntent(() => api.POST('/api/admin/complaints/{id}/release', path), text('released'));
  const closing = useIntent(() => api.POST('/api/admin/complaints/{id}/close', path), text('closed'));
  const handing = useIntent(async (reason: string) => {
    await api.POST('/api/admin/complaints/{id}/hand-over', { ...path, body: { reason } });
    setHanded(true);
  }, text('handed'));
  useEffect(() => {
    // It is the other desk's now, which alone sees it. The dialog has gone with what was typed in it.
    if (handed) redirect('list', 'complaints');
  }, [handed, redirect]);
  const mine = one.claimed_by !== null && one.claimed_by === identity?.id;
  const free = one.claimed_by === null;
  const toTake = free && !isClosed(one) && !claiming.isPending;
  useScreenKeys(toTake ? TAKE : NO_KEYS);
  useShortcuts(toTake ? { t: () => claiming.mutate(false) } : {});
  const dialog = asked === 'over' ? claiming : closing;
  const close = () => (dialog.reset(), setAsked(undefined));
  return (
    <Card component="section" aria-labelledby="claim" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}>
      <CardHeading id="claim">{text('title')}</CardHeading>
      <Typography>
        {free ? text('nobody') : mine ? text('you') : text('somebody', { name: one.claimed_by_name ?? '…' })}
      </Typography>
      <Refusal>{asked ? undefined : (claiming.error ?? releasing.error)?.message}</Refusal>
      {!isClosed(one) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
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
            <Button
              variant="outlined"
              color="secondary"
              loading={releasing.isPending}
              onClick={() => releasing.mutate()}
            >
              {text('release')}
            </Button>
          )}
          {!free && !mine && (
            <Button variant="outlined" color="secondary" onClick={() => setAsked('over')}>
              {text('take_over')}
            </Button>
          )}
          {(free || mine) && !handed && (
            <>
              <Button color="secondary" onClick={() => setAsked('close')}>
                {text('close')}
              </Button>
              <ReasonAction
                action={text(`hand_over.${one.desk}`)}
                button={{ variant: 'text' }}
                title={text(`hand_over_title.${one.desk}`)}
                confirm={text('hand_over_confirm')}
                effects={[text(`hand_over_effect.${one.desk}`)]}
                help={text('hand_over_help')}
                intent={handing}
                most={500}
              />
            </>
          )}
        </Box>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={text(asked === 'over' ? 'over_title' : 'close_title')}
        confirm={text(asked === 'over' ? 'over_confirm' : 'close_confirm')}
        pending={dialog.isPending}
        error={dialog.error}
        onConfirm={() =>
          asked === 'over'
            ? claiming.mutate(true, { onSuccess: close })
            : closing.mutate(undefined, { onSuccess: close })
        }
        onClose={close}
      >
        <Typography>
          {text(asked === 'over' ? 'over_effect' : 'close_effect', { name: one.claimed_by_name ?? '…' })}
        </Typography>
      </ConfirmDialog>
    </Card>
  );
}
