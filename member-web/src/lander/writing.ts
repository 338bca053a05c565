import { keepLandingMessage, landingMessage } from '../lib/landing-message';

/** The first message: kept for the sign-up, shown as a bubble where there is one, begun with a line that is chosen. */
export function writing(form: HTMLFormElement) {
  const member = form.dataset.writing!;
  const field = form.querySelector('textarea')!;
  const preview = document.querySelector<HTMLElement>('[data-preview]');
  const empty = document.querySelector<HTMLElement>('[data-empty]');

  const lines = () => [...form.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value }) => value);

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
    // One line takes the place of another; what somebody wrote stays, as on the site itself.
    const before = lines().find((line) => field.value.includes(line));
    field.value = before
      ? field.value.replace(before, () => target.value)
      : [field.value.trimEnd(), target.value].filter(Boolean).join('\n');
    changed();
    field.focus();
  });
}
