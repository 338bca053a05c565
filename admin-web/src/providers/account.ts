const KEY = 'account';
let account: string | undefined;

/** What the server compares with the session before anything is changed: another window may log in as somebody else. */
export const accountHeader = (): Record<string, string> => (account ? { 'X-Account': account } : {});

/** Whom this window is open for, told to the other windows of the browser. */
export function actAs(id: string): void {
  account = id;
  localStorage.setItem(KEY, id);
}

export const actAsNobody = (): void => void (account = undefined);

// A window of somebody else begins anew. Where something typed is not saved it stays to be read, and saves nothing.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY || !account || newValue === account) return;
  if (window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) window.location.reload();
});
