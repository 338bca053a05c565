import { useEffect, type RefObject } from 'react';

export const firstWrong = (form: RefObject<HTMLElement | null>) =>
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** Leads to the first field that the server finds wrong, by what it says of each. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, errors: Record<string, string>): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) firstWrong(form)?.focus();
  }, [form, errors]);
}
