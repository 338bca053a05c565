import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useResourceContext } from 'react-admin';

/**
 * One thing that can be done with a record; afterwards everything shown of its resource is fetched anew, and of the
 * others that it changes. Pressed twice at once, it is done once.
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
  const underWay = useRef<{ input: string | undefined; result: Promise<unknown> }>(undefined);
  const once = (given: Input) => {
    const input = JSON.stringify(given);
    // The second press of a double one comes before the page knows of the first.
    if (underWay.current && underWay.current.input === input) return underWay.current.result;
    const result = act(given)
      .then(() => notify(done, { type: 'success', messageArgs: { _: done } }))
      .finally(() => (underWay.current = undefined));
    underWay.current = { input, result };
    return result;
  };
  return useMutation<unknown, Error, Input>({
    mutationFn: once,
    onSuccess: fetchAnew,
    // Somebody else may have been first.
    onError: () => void fetchAnew(),
  });
}
