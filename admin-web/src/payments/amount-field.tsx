import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface AmountFieldProps {
  label: string;
  /** Minor units. */
  value: number | undefined;
  onChoose: (amount: number | undefined) => void;
}

/** A whole or broken amount of any currency; it is asked for once it is left, or by Enter. */
export function AmountField({ label, value, onChoose }: AmountFieldProps) {
  const shown = value === undefined ? '' : String(value / 100);
  const [draft, setDraft] = useState({ text: shown, of: shown });
  if (draft.of !== shown) setDraft({ text: shown, of: shown });
  const choose = () => {
    const amount = Number(draft.text.replace(',', '.'));
    const wanted = draft.text.trim() && Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : undefined;
    setDraft({ text: wanted === undefined ? '' : String(wanted / 100), of: shown });
    if (wanted !== value) onChoose(wanted);
  };
  return (
    <TextField
      size="small"
      label={label}
      value={draft.text}
      onChange={({ target }) => setDraft({ text: target.value, of: shown })}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
      }}
    />
  );
}
