import { Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { noonOf } from '../layout/values/days';
import { useChoices } from '../layout/values/use-choices';
import { useFormats, useText } from '../layout/values/words';
import type { Method } from './setting';
import { Small } from '../layout/values/card-heading';

interface MethodSwitchProps {
  id: Method['id'];
  name: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Offers a method, or no longer; one that its company has ended only after a question. */
export function MethodSwitch({ id, name, on, onSwitch }: MethodSwitchProps) {
  const ended = useEnd(id);
  const [asked, setAsked] = useState(false);
  const text = useText('resources.settings.methods', { name, day: ended });
  return (
    <>
      <Switch
        edge="start"
        checked={on}
        onChange={(_, next) => (next && ended ? setAsked(true) : onSwitch(next))}
        slotProps={{
          input: {
            role: 'switch',
            'aria-label': text('offer'),
            'aria-describedby': ended && endOf(id),
          },
        }}
      />
      {ended && (
        <ConfirmDialog
          open={asked}
          title={text('ended_title')}
          confirm={text('ended_confirm')}
          onConfirm={() => {
            setAsked(false);
            onSwitch(true);
          }}
          onClose={() => setAsked(false)}
        >
          <Typography>{text('ended_text')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Below the name of a method that its company has ended: since when. */
export function MethodEnd({ id }: Pick<MethodSwitchProps, 'id'>) {
  const translate = useTranslate();
  const day = useEnd(id);
  if (!day) return null;
  return (
    <Small id={endOf(id)} component="span" sx={{ display: 'block' }}>
      {translate('resources.settings.methods.ended', { day })}
    </Small>
  );
}

const endOf = (id: string) => `end-of-${id}`;

/** The last day on which people could pay with it, as the reader writes it. */
function useEnd(id: Method['id']): string | undefined {
  const formats = useFormats();
  const end = useChoices().ended_methods.find((ended) => ended.id === id);
  return end && formats.day(noonOf(end.last_day));
}
