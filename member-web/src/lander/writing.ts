import { keepLandingMessage, landingMessage } from '../lib/landing-message';

/** The first message: kept for the sign-up, shown as a bubble where there is one, begun with a line that is chosen. */
export function writing(form: HTMLFormElement) {
  const member = form.dataset.writing!;
  const field = form.querySelector('textarea')!;
  const preview = document.querySelector<HTMLElement>('[data-preview]');
  const empty = document.querySelector<HTMLElement>('[data-empty]');

  const changed = () => {
    keepLandingMessage(member, field.value);
    const text = field.value.trim();
    if (!preview || !empty) return;
    preview.textContent = text;
    preview.hidden = text === '';
    empty.hidden = text !== '';
  };
  // On the way back from the sign-up, and after a reload.
  if (!field.value) field.value = landingMessage(member);
  if (field.value) changed();
  field.addEventListener('input', changed);
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    field.value = target.value;
    changed();
    field.focus();
  });
}
