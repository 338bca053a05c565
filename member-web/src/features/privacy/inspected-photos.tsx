import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { api, dataOf, queries } from '../../lib/api-client/client';
import { useErrorText } from '../../lib/error-text';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/switch';
import { toast } from '../../ui/toasts';

const chatPhotosQuery = () => queries.queryOptions('get', '/api/profile/chat-photos');

/** CHT-11: whoever wants no photo in a conversation that nobody has looked at gets none, whatever the site lets through. */
export function InspectedPhotos() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const cache = useQueryClient();
  const choice = useQuery(chatPhotosQuery());
  const choose = useMutation({
    mutationFn: (uninspected: boolean) => dataOf(api.PUT('/api/profile/chat-photos', { body: { uninspected } })),
    onSuccess: (chosen) => cache.setQueryData(chatPhotosQuery().queryKey, chosen),
    onError: (error) => toast(ofError(error), 'error'),
  });
  if (choice.isPending) return <Skeleton height={48} />;
  if (!choice.data) return <PartError query={choice} />;
  return (
    <Switch
      label={t('accounts.inspected_photos')}
      hint={t('accounts.inspected_photos_hint')}
      checked={!choice.data.uninspected}
      onChange={(only) => choose.mutateAsync(!only).catch(() => undefined)}
    />
  );
}
