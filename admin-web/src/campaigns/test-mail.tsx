import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { isSecondOfTwo } from '../layout/dialogs/double-press';
import { useIntent } from '../layout/dialogs/use-intent';
import type { Language } from './campaign';
import { useApi } from '../providers/api-client';

/** Mails it to oneself alone. */
export function TestMail({ id, language }: { id: string; language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const text = (key: string) => translate(`resources.campaigns.test.${key}`);
  const testing = useIntent(
    () => api.POST('/api/admin/campaigns/{id}/test', { params: { path: { id } }, body: { language } }),
    text('done'),
  );
  const failed = (error: Error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } });
  return (
    <Button
      variant="outlined"
      color="secondary"
      loading={testing.isPending}
      onClick={(press) => isSecondOfTwo(press) || testing.mutate(undefined, { onError: failed })}
    >
      {text('action')}
    </Button>
  );
}
