import type { ReactNode } from 'react';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface SaveNewProps {
  label: string;
  icon?: ReactNode;
}

/** Also there while nothing is filled in, to be told what is missing; pressed twice it saves once. */
export function SaveNew(props: SaveNewProps) {
  const { isSubmitting } = useFormState();
  return <SaveButton {...props} alwaysEnable={!isSubmitting} />;
}
