import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement, useRef } from 'react';
import { useNotify, useResourceContext, useCloseNotification, useTranslate } from 'react-admin';
import { Button } from '@mui/material';
import { useApi, type Api } from '../../providers/api-client';

/** Takes back what was done, by what was answered to it; offered in the notice that tells that it was done. */
interface Undo<Answered> {
  act: (answered: Answered) => Promise<unknown>;
  done: string;
}

/** Long enough to read what was done and think again, in milliseconds. */
const TO_UNDO = 10_000;

/**
 * One thing that can be done with a record; afterwards everything shown of its resource is fetched anew, and of the
 * others that it changes. Pressed twice at once, it is done once.
 */
export function useIntent<Input = void, Answered = unknown>(
  act: (input: Input, api: Api) => Promise<Answered>,
  done: string | ((answered: Answered) => string),
  others: readonly string[] = [],
  undo?: Undo<Answered>,
) {
  const resource = useResourceContext();
  const client = useQueryClient();
  const api = useApi();
  const notify = useNotify();
  const fetchAnew = () =>
    Promise.all([resource, ...others].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const underWay = useRef(new Map<string | undefined, Promise<unknown>>());
  const takeBack = async (answered: Answered) => {
    try {
      await undo!.act(answered);
      notify(undo!.done, { type: 'success', messageArgs: { _: undo!.done } });
    } catch (error) {
      const { message } = error as Error;
      notify(message, { type: 'warning', messageArgs: { _: message } });
    }
    await fetchAnew();
  };
  const once = (given: Input) => {
    const input = JSON.stringify(given);
    // The second press of a double one comes before the page knows of the first.
    const same = underWay.current.get(input);
    if (same) return same;
    const result = act(given, api)
      .then((answered) => {
        const said = typeof done === 'string' ? done : done(answered);
        notify(said, {
          type: 'success',
          messageArgs: { _: said },
          ...(undo && {
            autoHideDuration: TO_UNDO,
            action: createElement(UndoButton, { undo: () => void takeBack(answered) }),
          }),
        });
      })
      .finally(() => underWay.current.delete(input));
    underWay.current.set(input, result);
    return result;
  };
  return useMutation<unknown, Error, Input>({
    mutationFn: once,
    onSuccess: fetchAnew,
    // Somebody else may have been first.
    onError: () => void fetchAnew(),
  });
}

/** In the notice that tells what was done: takes it back. */
export function UndoButton({ undo }: { undo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ fontWeight: 600, textDecoration: 'underline' }}
      onClick={() => {
        undo();
        close();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}
