import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRedirect } from 'react-admin';
import { ActDialog } from '../layout/dialogs/act-dialog';
import { ReasonAction } from '../layout/dialogs/reason-action';
import { ClaimCard } from '../layout/shows/claim-card';
import { useText } from '../layout/values/words';
import type { Api } from '../providers/api-client';
import { isClosed, type Complaint } from './complaint';

/** Who works on it, so that two never answer the same; and closing it without an answer. */
export function Claiming({ one }: { one: Complaint }) {
  const redirect = useRedirect();
  const [handed, setHanded] = useState(false);
  const [asked, setAsked] = useState(false);
  const text = useText('resources.complaints.claim');
  const path = { params: { path: { id: one.id } } };
  const handOver = async (reason: string, api: Api) => {
    await api.POST('/api/admin/complaints/{id}/hand-over', { ...path, body: { reason } });
    setHanded(true);
  };
  useEffect(() => {
    // It is the other desk's now, which alone sees it. The dialog has gone with what was typed in it.
    if (handed) redirect('list', 'complaints');
  }, [handed, redirect]);
  return (
    <>
      <ClaimCard
        resource="complaints"
        of={one}
        closed={isClosed(one)}
        claim={(over, api) => api.POST('/api/admin/complaints/{id}/claim', { ...path, body: { over } })}
        release={(_, api) => api.POST('/api/admin/complaints/{id}/release', path)}
      >
        {!handed && (
          <>
            <Button color="secondary" onClick={() => setAsked(true)}>
              {text('close')}
            </Button>
            <ReasonAction
              text={text}
              action={text(`hand_over.${one.desk}`)}
              button={{ variant: 'text' }}
              title={text(`hand_over_title.${one.desk}`)}
              confirm={text('hand_over_confirm')}
              effects={[text(`hand_over_effect.${one.desk}`)]}
              help={text('hand_over_help')}
              act={handOver}
              done={text('handed')}
              most={500}
            />
          </>
        )}
      </ClaimCard>
      <ActDialog
        open={asked}
        text={text}
        title={text('close_title')}
        confirm={text('close_confirm')}
        act={(api) => api.POST('/api/admin/complaints/{id}/close', path)}
        done={text('closed')}
        onClose={() => setAsked(false)}
      >
        <Typography>{text('close_effect', { name: one.claimed_by_name ?? '…' })}</Typography>
      </ActDialog>
    </>
  );
}
