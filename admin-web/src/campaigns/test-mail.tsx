import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useIntent } from '../layout/use-intent';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { Language } from './campaign';

/** Mails it to oneself alone. */
export function TestMail({ id, language }: { id: string; language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const text = (key: string) => translate(`resources.campaigns.test.${key}`);
  const testing = useIntent(() => provider.testCampaign(id, language), text('done'));
  const failed = (error: Error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } });
  return (
    <Button
      variant="outlined"
      color="secondary"
      loading={testing.isPending}
      onClick={() => testing.mutate(undefined, { onError: failed })}
    >
      {text('action')}
    </Button>
  );
}
