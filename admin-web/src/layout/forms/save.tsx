import type { ReactNode } from 'react';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isSecondOfTwo } from '../dialogs/double-press';

interface SaveProps {
  label?: string;
  icon?: ReactNode;
  /** There before anything is filled in too, to be told what is missing. */
  always?: boolean;
}

/** Pressed twice it saves once: neither while that is under way, nor while the page it leads to is being drawn. */
export function Save({ always = false, ...button }: SaveProps) {
  const { isSubmitting } = useFormState();
  return (
    <SaveButton
      {...button}
      alwaysEnable={always && !isSubmitting}
      onClick={(press) => isSecondOfTwo(press) && press.preventDefault()}
    />
  );
}
