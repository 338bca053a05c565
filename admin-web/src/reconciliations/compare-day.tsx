import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { SelectField } from '../layout/forms/select-field';
import { DayField } from '../layout/forms/day-field';
import { yesterday } from './reconciliation';
import { useRead } from '../providers/api-client';
import { useText } from '../layout/values/words';

/** Has a day compared that the night has not, or that should be looked at anew. */
export function CompareDay() {
  const translate = useTranslate();
  const { data } = useRead(['payment-methods'], (api) => api.GET('/api/admin/payment-methods'));
  const [open, setOpen] = useState(false);
  // Until one is picked it is the day before the one on which it was opened: midnight passes while the page stays.
  const [before, setBefore] = useState(yesterday);
  const [picked, pick] = useState<string>();
  const day = picked ?? before;
  const [readable, setReadable] = useState(true);
  const [tried, setTried] = useState(false);
  const [chosen, setChosen] = useState('');
  const company = chosen || data?.providers[0] || '';
  const text = useText('resources.reconciliations.compare');
  const comparing = useIntent(
    (_, api) => api.POST('/api/admin/reconciliations', { body: { provider: company, day } }),
    text('done'),
  );
  const wrong = tried && (!readable ? 'console.days.out_of_range' : !day && 'errors.fields.required');
  const ask = () => {
    setBefore(yesterday());
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTried(false);
    // What could not be read has gone with the field.
    setReadable(true);
  };
  const compare = () => {
    setTried(true);
    if (day && readable) comparing.mutate(undefined, { onSuccess: close });
  };
  if (!data?.providers.length) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={ask}>
        {text('action')}
      </Button>
      <ConfirmDialog
        open={open}
        title={text('title')}
        confirm={text('confirm')}
        intent={comparing}
        onConfirm={compare}
        onClose={() => (comparing.reset(), close())}
      >
        <div>{text('effect')}</div>
        <SelectField
          drawn
          label={translate('resources.reconciliations.fields.provider')}
          value={company}
          options={data.providers.map((name) => [name, name] as const)}
          onChoose={setChosen}
        />
        <DayField
          label={translate('resources.reconciliations.fields.day')}
          value={day}
          onChoose={(chosen) => (pick(chosen), setReadable(true))}
          onUnreadable={() => setReadable(false)}
          error={wrong ? translate(wrong) : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
