import { Button, TextField } from '@mui/material';
import { useState, type ReactNode, type Ref } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { instantsOf, writtenAs } from '../values/instants';
import { isFilterDay } from '../values/days';

/** What stands in the field is no instant; it is told there. */
export const UNREADABLE = 'unreadable';

interface InstantFieldProps {
  label: string;
  /** ISO 8601, UTC; null: none. */
  value: string | null;
  onChoose: (instant: string | null) => void;
  help?: string | undefined;
  /** What is wrong with it beside others. */
  error?: ReactNode;
  /** To the second. */
  precise?: boolean;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** In which zone it is typed, in the reader's language: "Midden-Europese tijd". */
function zoneName(locale: string, timeZoneName: 'longGeneric' | 'short', at = new Date()): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName, hour: 'numeric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

/**
 * A day and a time in the reader's zone. What was there stays the same instant until it is typed anew, also in the hour
 * that comes twice; the hour that spring leaves out is told.
 */
export function InstantField({
  label,
  value,
  onChoose,
  help,
  error,
  precise = false,
  required = false,
  inputRef,
}: InstantFieldProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const written = value === null || value === UNREADABLE ? '' : writtenAs(value);
  const [draft, setDraft] = useState({ text: written, chosen: value, seen: value, partly: false, left: false });
  if (draft.seen !== value)
    setDraft({ ...draft, seen: value, ...(value !== draft.chosen && { text: written, chosen: value, partly: false }) });
  const text = (key: string, options?: object) => translate(`console.instants.${key}`, options);
  const { text: typed, partly, left } = draft;
  const possible = instantsOf(typed);
  const fault = faultOf(typed, partly, possible);
  // While a year is typed it is one long ago, and a time is no time yet.
  const told = fault && (left || fault === 'left_out') ? text(fault) : error;
  const change = ({ value: text, validity }: HTMLInputElement) => {
    const partly = text === '' && validity.badInput;
    const instants = instantsOf(text);
    const chosen = faultOf(text, partly, instants) ? UNREADABLE : (instants[0] ?? null);
    setDraft({ ...draft, text, chosen, partly, left: false });
    onChoose(chosen);
  };
  const zone = text('zone', { zone: zoneName(locale, 'longGeneric') });
  const other = possible.length === 2 ? possible.find((one) => one !== value) : undefined;
  const named = (instant: string) => `${typed.slice(11, 16)} ${zoneName(locale, 'short', new Date(instant))}`;
  return (
    <div>
      <TextField
        type="datetime-local"
        required={required}
        label={label}
        inputRef={inputRef}
        value={typed}
        error={told !== undefined}
        helperText={told ?? (help ? `${help.replace(/\.?$/, '.')} ${zone}` : zone)}
        onChange={({ target }) => change(target as HTMLInputElement)}
        onBlur={() => setDraft((now) => ({ ...now, left: true }))}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            // What was picked from a list of events has thousandths of a second.
            step: typed.includes('.') ? 0.001 : precise || typed.length > 16 ? 1 : 60,
            min: '2000-01-01T00:00',
            max: '2099-12-31T23:59',
          },
        }}
      />
      {other !== undefined && value !== null && told === undefined && (
        <Button size="small" color="secondary" onClick={() => onChoose(other)} sx={{ textAlign: 'left' }}>
          {text('twice', { meant: named(value), other: named(other) })}
        </Button>
      )}
    </div>
  );
}

function faultOf(typed: string, partly: boolean, possible: readonly string[]) {
  if (partly) return 'partly';
  if (typed === '') return undefined;
  if (!isFilterDay(typed.slice(0, 10))) return 'out_of_range';
  return possible.length === 0 ? 'left_out' : undefined;
}
