import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext } from 'react-admin';

/**
 * One thing that can be done with a record; afterwards everything shown of its resource is fetched anew, and of the
 * others that it changes.
 */
export function useIntent<Input = void>(
  act: (input: Input) => Promise<unknown>,
  done: string,
  others: readonly string[] = [],
) {
  const resource = useResourceContext();
  const client = useQueryClient();
  const notify = useNotify();
  const fetchAnew = () =>
    Promise.all([resource, ...others].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return useMutation<unknown, Error, Input>({
    mutationFn: act,
    onSuccess: async () => {
      notify(done, { type: 'success', messageArgs: { _: done } });
      await fetchAnew();
    },
    // Somebody else may have been first.
    onError: () => void fetchAnew(),
  });
}
