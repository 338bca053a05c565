import { useRef } from 'react';
import { useErrorText } from '../lib/error-text';
import { toast } from './toasts';

/**
 * A form says by itself why it was refused; once it has gone, because its screen was left or its sheet closed, a toast
 * does.
 *
 * @returns the form's ref, and what to do with the error
 */
export function useToastIfGone<Shown extends HTMLElement = HTMLFormElement>() {
  const { ofError } = useErrorText();
  const form = useRef<Shown>(null);
  const onError = (error: unknown) => void (form.current ?? toast(ofError(error), 'error'));
  return { form, onError };
}
