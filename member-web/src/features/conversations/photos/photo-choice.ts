import type { ApiError } from '../../../lib/api-client/api-error';
import { newKey } from '../../../lib/new-key';
import { keepsPage } from '../../../lib/release';
import { onSignOut } from '../../../lib/session';
import { createStore, useStore } from '../../../lib/store';

/** A picture of this device that is to be sent, or is on its way. It lives as long as the page: no words can hold it. */
export interface PhotoFile {
  file: File;
  /** Its address on this device. */
  preview: string;
  /** 0 to 1; all has been sent at 1, and the server is at work. */
  share: number;
  /** In pixels, once the browser has shown it. */
  size?: { width: number; height: number };
}
/** Why it was not taken: what it costs now (MNY-12), or what is wrong with it. */
export type PhotoRefusal = Pick<ApiError, 'code' | 'params'>;

const files = createStore<Record<string, PhotoFile>>({});
keepsPage(() => Object.keys(files.get()).length > 0);
/** What is chosen in a conversation and not sent yet, by its name among the files. */
const choices = createStore<Record<string, string>>({});
/** In which conversation the sheet is open. */
const sheet = createStore<{ conversationId: string; refusal?: PhotoRefusal } | null>(null);

onSignOut((why) => {
  sheet.set(null);
  // Where the session ended, they wait for the login, as words do.
  if (why === 'expired') return;
  choices.set({});
  for (const name of Object.keys(files.get())) forgetFile(name);
});

export const fileOf = (name: string): File | undefined => files.get()[name]?.file;
export const usePhotoFile = (name: string | undefined) => useStore(files, (all) => (name ? all[name] : undefined));

const changeFile = (name: string, change: Partial<PhotoFile>) =>
  files.set((all) => (all[name] ? { ...all, [name]: { ...all[name], ...change } } : all));
export const tellShare = (name: string, share: number) => changeFile(name, { share });
export const tellSize = (name: string, size: { width: number; height: number }) => changeFile(name, { size });

export function forgetFile(name: string) {
  const { [name]: gone, ...others } = files.get();
  if (gone) URL.revokeObjectURL(gone.preview);
  files.set(others);
}

export const useChosenPhoto = (conversationId: string) => useStore(choices, (all) => all[conversationId]);

/** In the place of the one that was chosen before. */
export function choosePhoto(conversationId: string, file: File) {
  dropChoice(conversationId);
  const name = newKey();
  files.set((all) => ({ ...all, [name]: { file, preview: URL.createObjectURL(file), share: 0 } }));
  choices.set((all) => ({ ...all, [conversationId]: name }));
}

/** It goes on its way: its file stays until it has arrived. */
export const takeChoice = (conversationId: string) => choices.set(({ [conversationId]: _, ...others }) => others);

export function dropChoice(conversationId: string) {
  const name = choices.get()[conversationId];
  takeChoice(conversationId);
  if (name) forgetFile(name);
}

/** Puts back what was refused, unless another has been chosen since. */
export function restoreChoice(conversationId: string, name: string) {
  if (choices.get()[conversationId] || !files.get()[name]) return;
  tellShare(name, 0);
  choices.set((all) => ({ ...all, [conversationId]: name }));
}

/** One that was refused before has been sent now; what was chosen since stays. */
export function forgetSent(conversationId: string, name: string) {
  if (choices.get()[conversationId] === name) takeChoice(conversationId);
  forgetFile(name);
}

export const openPhotoSheet = (conversationId: string, refusal?: PhotoRefusal) =>
  sheet.set({ conversationId, ...(refusal && { refusal }) });
export const closePhotoSheet = () => sheet.set(null);
export const usePhotoSheet = (conversationId: string) => {
  const open = useStore(sheet, (one) => one);
  return open?.conversationId === conversationId ? open : null;
};
