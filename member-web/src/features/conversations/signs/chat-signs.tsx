import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts';
import { useErrorText } from '../../../lib/error-text';
import { PartError } from '../../../ui/load-error';
import { Skeleton } from '../../../ui/skeleton';
import { Switch } from '../../../ui/switch';
import { toast } from '../../../ui/toasts';
import { signsQuery, useChangeSign, type Sign } from './api';

/** What a member shows while chatting, and therefore sees of others (CHT-09): each switch takes effect at once. */
export function ChatSigns() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const signs = useQuery(signsQuery);
  const change = useChangeSign();
  if (signs.isPending) return <Skeleton height={144} />;
  if (!signs.data) return <PartError query={signs} />;
  const set = (sign: Sign) => (wanted: boolean) =>
    change.mutateAsync([sign, wanted]).catch((error: unknown) => toast(ofError(error), 'error'));
  return (
    <>
      <p className="quiet">{t('conversations.signs.lead')}</p>
      <Switch
        label={t('conversations.signs.typing')}
        hint={t('conversations.signs.typing_hint')}
        checked={signs.data.typing}
        onChange={set('typing')}
      />
      <Switch
        label={t('conversations.signs.read')}
        hint={t('conversations.signs.read_hint')}
        checked={signs.data.read}
        onChange={set('read')}
      />
    </>
  );
}
