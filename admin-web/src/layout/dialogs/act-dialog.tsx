import type { Api } from '../../providers/api-client';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { useIntent } from './use-intent';

interface ActDialogProps
  extends
    Pick<ConfirmDialogProps, 'open' | 'danger' | 'written' | 'onClose' | 'children'>,
    Partial<Pick<ConfirmDialogProps, 'title' | 'confirm'>> {
  /** Its words: `title`, `confirm` and `done`, where they are not given apart. */
  text: (key: string) => string;
  act: (api: Api) => Promise<unknown>;
  done?: string;
}

/** What is done without a reason: what it does, and that it was done. */
export function ActDialog({ text, act, done = text('done'), onClose, ...dialog }: ActDialogProps) {
  const { title = text('title'), confirm = text('confirm'), ...rest } = dialog;
  const acting = useIntent((_: void, api) => act(api), done);
  const close = () => (acting.reset(), onClose());
  return (
    <ConfirmDialog
      {...rest}
      title={title}
      confirm={confirm}
      intent={acting}
      onConfirm={() => acting.mutate(undefined, { onSuccess: close })}
      onClose={close}
    />
  );
}
