import type { Api } from '../../providers/api-client';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';
import { useIntent } from './use-intent';

export interface DecisionDialogProps
  extends
    Omit<ReasonDialogProps, 'title' | 'confirm' | 'help' | 'intent'>,
    Partial<Pick<ReasonDialogProps, 'title' | 'confirm' | 'help'>> {
  /** Its words: `title`, `confirm`, `help` and `done`, where they are not given apart. */
  text: (key: string) => string;
  act: (reason: string, api: Api) => Promise<unknown>;
  done?: string | ((answered: unknown) => string);
  /** Other resources that it changes. */
  others?: readonly string[];
}

/** Whatever is decided about a record: what it does, why, and that it was done. */
export function DecisionDialog({ text, act, done = text('done'), others, ...dialog }: DecisionDialogProps) {
  const { title = text('title'), confirm = text('confirm'), help = text('help'), ...rest } = dialog;
  return <ReasonDialog {...rest} title={title} confirm={confirm} help={help} intent={useIntent(act, done, others)} />;
}
