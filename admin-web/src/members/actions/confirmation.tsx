import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../layout/dialogs/confirm-dialog';
import { EffectList } from '../../layout/dialogs/effect-list';
import { useIntent } from '../../layout/dialogs/use-intent';
import { useApi } from '../../providers/api-client';
import type { MemberPage } from '../member';
import type { ActionDialogProps, MemberAction } from './action';
import { useText } from '../../layout/values/words';

interface Confirmation extends Omit<MemberAction, 'Dialog'> {
  /** Words under `effect`, a sentence each. */
  effects: readonly string[];
  act: (api: ReturnType<typeof useApi>, member: MemberPage) => Promise<unknown>;
}

/** An action that is no decision about a person: it tells its effect and asks for no reason. */
export function confirmation({ effects, act, ...action }: Confirmation): MemberAction {
  function Dialog({ member, open, onClose }: ActionDialogProps) {
    const translate = useTranslate();
    const api = useApi();
    const name = member.name ?? translate('resources.members.erased');
    const text = useText(`resources.members.decide.${action.name}`, { name });
    const intent = useIntent(() => act(api, member), text('done'));
    const close = () => {
      intent.reset();
      onClose();
    };
    return (
      <ConfirmDialog
        open={open}
        title={text('title')}
        confirm={text('action')}
        intent={intent}
        onConfirm={() => intent.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        <EffectList effects={effects.map((effect) => text(`effect.${effect}`))} />
      </ConfirmDialog>
    );
  }
  return { ...action, Dialog };
}
