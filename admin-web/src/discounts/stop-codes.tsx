import type { ButtonProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/dialogs/reason-action';
import { useIntent } from '../layout/dialogs/use-intent';
import { REASON_MOST } from './discount';

interface StopCodesProps {
  codes: readonly string[];
  /** The words for one code or for several. */
  text: (key: 'action' | 'title' | 'confirm' | 'done') => string;
  effects: readonly string[] | ReactElement;
  button?: ButtonProps;
  onStopped?: () => void;
}

/** Stops codes after one question; its reason is kept with each of them. Where one fails, the rest stay to be tried again. */
export function StopCodes({ codes, text, effects, button, onStopped }: StopCodesProps) {
  const translate = useTranslate();
  const stopping = useIntent(async (reason: string, api) => {
    // One after the other: a stopped code may be stopped again, so nothing is lost when one fails.
    for (const code of codes) {
      await api.POST('/api/admin/discounts/{code}/stop', { params: { path: { code } }, body: { reason } });
    }
    onStopped?.();
  }, text('done'));
  return (
    <ReasonAction
      action={text('action')}
      button={{ color: 'error', ...button }}
      title={text('title')}
      confirm={text('confirm')}
      danger
      effects={effects}
      help={translate('resources.discounts.reason.help')}
      intent={stopping}
      most={REASON_MOST}
    />
  );
}
