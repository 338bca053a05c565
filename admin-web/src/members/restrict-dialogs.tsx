import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../layout/forms/select-field';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useApi } from '../providers/api-client';
import type { ActionDialogProps } from './actions/action';
import { GROUNDS, type Ground } from '../layout/values/member';
import { clearableOf, clearedOf, type ClearableField } from './member';
import { useText } from '../layout/values/words';

type Restriction = 'hide' | 'clear' | 'put_back';
const EFFECTS: Record<Restriction, readonly string[]> = {
  hide: ['unseen', 'account', 'told'],
  clear: ['gone', 'new', 'told'],
  put_back: ['back', 'told'],
};

/** What others see of a member is limited or restored, with the rule that was broken and why (ADM-02). */
export function Restrict({ step, member, open, onClose }: ActionDialogProps & { step: Restriction }) {
  const translate = useTranslate();
  const api = useApi();
  const name = member.name ?? translate('resources.members.erased');
  const text = useText(`resources.members.decide.${step}`, { name });
  const rules = step === 'hide' || step === 'clear';
  const fields = step === 'clear' ? clearableOf(member) : clearedOf(member);
  const [ground, setGround] = useState<Ground | ''>('');
  const [chosen, setChosen] = useState<ClearableField>();
  const [tried, setTried] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const field = fields.find((one) => one.field === chosen) ?? fields[0];
  const path = { params: { path: { id: member.id } } };
  const act: Record<Restriction, (reason: string) => Promise<unknown>> = {
    hide: (reason) =>
      api.POST('/api/admin/members/{id}/hide-profile', { ...path, body: { ground: ground as Ground, reason } }),
    clear: (reason) =>
      api.POST('/api/admin/members/{id}/clear-text', {
        ...path,
        body: { field: field!.field, text: field!.text, ground: ground as Ground, reason },
      }),
    put_back: (reason) =>
      api.POST('/api/admin/members/{id}/put-text-back', { ...path, body: { field: field!.field, reason } }),
  };
  const close = () => {
    setGround('');
    setChosen(undefined);
    setTried(false);
    onClose();
  };
  const check = () => {
    setTried(true);
    if (rules && ground === '') select.current?.focus();
    return !rules || ground !== '';
  };
  const missing = tried && ground === '';
  const choosesField = step === 'clear' || step === 'put_back';
  return (
    <DecisionDialog
      open={open}
      onClose={close}
      text={text}
      confirm={text('action')}
      danger={rules}
      effects={EFFECTS[step].map((effect) => text(`effect.${effect}`))}
      act={act[step]}
      startHere={!rules}
      alsoWritten={ground !== ''}
      check={check}
      {...(rules && { templates: { kind: 'case', memberId: member.id, rules: GROUNDS, first: ground } })}
    >
      {choosesField && field && (
        <Box>
          <SelectField
            label={translate('resources.members.decide.field')}
            value={field.field}
            options={fields.map(
              (one) => [one.field, translate(`resources.members.decide.fields.${one.field}`)] as const,
            )}
            onChoose={setChosen}
            slotProps={{ htmlInput: { autoFocus: rules } }}
          />
          {step === 'clear' && (
            <Typography component="blockquote" variant="body2" sx={wordsSx}>
              {field.text}
            </Typography>
          )}
        </Box>
      )}
      {rules && (
        <SelectField<Ground | ''>
          required
          inputRef={select}
          label={translate('resources.members.decide.ground')}
          value={ground}
          options={[
            ['', translate('resources.members.decide.ground_choose')],
            ...GROUNDS.map((one) => [one, translate(`resources.cases.reason.${one}`)] as const),
          ]}
          onChoose={setGround}
          error={missing}
          helperText={missing ? translate('resources.members.decide.ground_required') : undefined}
          slotProps={{ htmlInput: { autoFocus: step === 'hide' } }}
        />
      )}
    </DecisionDialog>
  );
}

const wordsSx = {
  mx: 0,
  mt: 1,
  mb: 0,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxHeight: 160,
  overflowY: 'auto',
} as const;
