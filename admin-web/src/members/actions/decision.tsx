import { useTranslate } from 'react-admin';
import { DecisionDialog } from '../../layout/dialogs/decision-dialog';
import type { Api } from '../../providers/api-client';
import type { MemberPage } from '../member';
import { useFormats, useText } from '../../layout/values/words';
import type { ActionDialogProps, MemberAction } from './action';

interface Decision extends Omit<MemberAction, 'Dialog'> {
  /** Words under `effect`, a sentence each. */
  effects: readonly string[];
  act: (api: Api, member: MemberPage, reason: string, translate: (key: string) => string) => Promise<unknown>;
}

/** Who does not see how many credits there are reads what becomes of them. */
const wordFor = (effect: string, credits: number | null): string =>
  effect === 'credits' && credits === null ? 'credits_unseen' : effect;

/** An action that tells its effect first and asks nothing but why. */
export function decision({ effects, act, ...action }: Decision): MemberAction {
  function Dialog({ member, open, onClose }: ActionDialogProps) {
    const translate = useTranslate();
    const formats = useFormats();
    const { conversations, credits } = member;
    const name = member.name ?? translate('resources.members.erased');
    const text = useText(`resources.members.decide.${action.name}`, { name });
    const counts: Record<string, object> = {
      hidden: { smart_count: conversations, count: formats.number(conversations) },
      warned: { smart_count: conversations, count: formats.number(conversations) },
      credits: { smart_count: credits ?? 0, count: formats.number(credits ?? 0) },
    };
    return (
      <DecisionDialog
        open={open}
        onClose={onClose}
        text={text}
        confirm={text('action')}
        danger={action.danger ?? false}
        effects={effects.map((effect) => text(`effect.${wordFor(effect, credits)}`, counts[effect]))}
        act={(reason, api) => act(api, member, reason, translate)}
        {...(action.name === 'disable' && { templates: { kind: 'shut_out' as const, memberId: member.id } })}
      />
    );
  }
  return { ...action, Dialog };
}
