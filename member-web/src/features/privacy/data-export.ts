import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../lib/api-client/action-key';
import { api, dataOf } from '../../lib/api-client/client';

export function useRequestDataExport() {
  const action = useActionKey();
  return useMutation({
    mutationFn: () =>
      dataOf(api.POST('/api/user/data-export', { headers: { 'Idempotency-Key': action.keyFor('data export') } })),
    onSuccess: action.done,
  });
}

/** Of the member's own link, and of one that staff sent to who cannot log in. */
type Download = '/api/user/data-export/download' | '/api/data-export/download';

/** The key stays the same for as long as the page is open: a download that was cut off may begin again. */
export function useDownloadDataExport(token: string, path: Download) {
  const action = useActionKey();
  return useMutation({
    mutationFn: async () => {
      const headers = { 'Idempotency-Key': action.keyFor(token) };
      const call = api.POST(path, { body: { token }, headers, parseAs: 'blob' });
      save(await dataOf<Blob>(call), `my-data-${new Date().toISOString().slice(0, 10)}.zip`);
    },
  });
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
