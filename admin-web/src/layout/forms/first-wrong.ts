import { useEffect, type RefObject } from 'react';

export const firstWrong = (form: HTMLElement | null | undefined) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** Leads to the first field that the server finds wrong, by what it says of them. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, told: Error | Record<string, string> | null): void {
  useEffect(() => {
    // Where nothing is told any more, somebody types on in another field.
    if (told instanceof Error || Object.keys(told ?? {}).length > 0) firstWrong(form.current)?.focus();
  }, [form, told]);
}
