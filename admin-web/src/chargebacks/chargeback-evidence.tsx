import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FileLink } from '../layout/lists/export-link';
import { Quote } from '../layout/values/quote';
import { Refusal } from '../layout/dialogs/refusal';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import { writingKeys } from '../layout/keys/writing-keys';
import { useApi } from '../providers/api-client';
import type { ChargebackDetail } from './chargeback';

const MOST = 5_000;

/** The file for the bank, and what the site says in it. */
export function ChargebackEvidence({ chargeback }: { chargeback: ChargebackDetail }) {
  const translate = useTranslate();
  const { id, undecided, statement } = chargeback;
  const text = (key: string) => translate(`resources.chargebacks.evidence.${key}`);
  return (
    <Card component="section" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h6" component="h3" color="secondary">
        {text('title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('explain')}
      </Typography>
      {undecided ? (
        <Statement key={statement} id={id} said={statement ?? ''} />
      ) : (
        statement && <Quote>{statement}</Quote>
      )}
      <FileLink path={`chargebacks/${id}/evidence`} query={{}} text="resources.chargebacks.evidence.download" />
    </Card>
  );
}

function Statement({ id, said }: { id: string; said: string }) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.chargebacks.evidence.${key}`);
  const [statement, setStatement] = useState(said);
  const written = statement.trim();
  const changed = written !== '' && written !== said;
  useUnsaved(changed);
  const writing = useIntent<string>(
    (own) => api.POST('/api/admin/chargebacks/{id}/statement', { params: { path: { id } }, body: { statement: own } }),
    text('done'),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (changed && !writing.isPending) writing.mutate(written);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', width: 1 }}
    >
      <Refusal>{writing.error?.message}</Refusal>
      <TextField
        multiline
        fullWidth
        minRows={3}
        maxRows={14}
        label={text('statement')}
        helperText={text('statement_help')}
        value={statement}
        onChange={({ target }) => setStatement(target.value)}
        onKeyDown={writingKeys}
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
      <Button type="submit" variant="outlined" color="secondary" disabled={!changed} loading={writing.isPending}>
        {text('save')}
      </Button>
    </Box>
  );
}
