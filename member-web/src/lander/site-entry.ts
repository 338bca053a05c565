import { ADULT, ENTRY, hasEntered, isEntryAsked, rememberEntry } from '../lib/site-entry';

/** CLI-03: the server brings the warning along where it is switched on and nobody is logged in; the rest is asked here. */
export function siteEntry() {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${ENTRY}`);
  if (!dialog) return;
  const installed = matchMedia('(display-mode: standalone)').matches;
  if (!isEntryAsked(dialog.dataset.country, installed) || hasEntered()) return;
  dialog.showModal();
  // By its buttons alone, as on the member site.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== ADULT) return dialog.showModal();
    rememberEntry();
  });
}
