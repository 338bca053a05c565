import type { TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../values/words';
import { amountOf } from '../values/amount';

interface AmountInputOptions {
  /** Minor units; null: none. */
  value: number | null | undefined;
  onChange: (minor: number) => void;
  /** For an amount that may be left out. */
  onEmptied?: () => void;
  /** What is typed is no amount; `onChange` is not called with it. */
  onUnreadable?: () => void;
  error?: string | undefined;
}

/**
 * A text field for an amount: typed in whole units, kept in minor ones. What is no amount stays as it was typed, with
 * what is wrong beside it, until it is mended.
 */
export function useAmountInput({
  value,
  onChange,
  onEmptied,
  onUnreadable,
  error,
}: AmountInputOptions): TextFieldProps {
  const translate = useTranslate();
  const formats = useFormats();
  const [typed, setTyped] = useState<string>();
  const isEmptied = (text: string) => onEmptied !== undefined && text.trim() === '';
  const read = typed === undefined || isEmptied(typed) ? undefined : amountOf(typed);
  const problem = typeof read === 'string' ? translate(`console.amounts.${read}`) : undefined;
  const change = (text: string) => {
    setTyped(text);
    const amount = amountOf(text);
    if (isEmptied(text)) onEmptied?.();
    else if (typeof amount === 'number') onChange(amount);
    else onUnreadable?.();
  };
  return {
    value: typed ?? (typeof value === 'number' ? formats.units(value) : ''),
    onChange: ({ target }) => change(target.value),
    onBlur: () => {
      if (problem === undefined) setTyped(undefined);
    },
    error: problem !== undefined || error !== undefined,
    helperText: problem ?? error,
    slotProps: { htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } } },
  };
}
