import type { ButtonProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/dialogs/reason-action';
import type { Api } from '../providers/api-client';
import { REASON_MOST } from './discount';

interface StopCodesProps {
  codes: readonly string[];
  /** The words for one code or for several. */
  text: (key: string) => string;
  effects: readonly string[] | ReactElement;
  button?: ButtonProps;
  onStopped?: () => void;
}

/** Stops codes after one question; its reason is kept with each of them. Where one fails, the rest stay to be tried again. */
export function StopCodes({ codes, text, effects, button, onStopped }: StopCodesProps) {
  const translate = useTranslate();
  const stop = async (reason: string, api: Api) => {
    // One after the other: a stopped code may be stopped again, so nothing is lost when one fails.
    for (const code of codes) {
      await api.POST('/api/admin/discounts/{code}/stop', { params: { path: { code } }, body: { reason } });
    }
    onStopped?.();
  };
  return (
    <ReasonAction
      text={text}
      button={{ color: 'error', ...button }}
      danger
      effects={effects}
      help={translate('resources.discounts.reason.help')}
      act={stop}
      most={REASON_MOST}
    />
  );
}
