import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Heard = (event: { key: string | null }) => void;

/** The modules of one tab; all tabs share the browser's `localStorage`. A tab hears what the others change there. */
async function openTab(memberId = 'anna') {
  vi.resetModules();
  const heard: Heard[] = [];
  const listening = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation(
      (type: string, listener: unknown) => void (type === 'storage' && heard.push(listener as Heard)),
    );
  const session = await import('../../lib/session');
  const drafts = await import('./drafts');
  const returns = await import('../payments/return-to');
  listening.mockRestore();
  session.tellArrival(memberId);
  return {
    ...drafts,
    ...returns,
    ...session,
    hear: (key: string | null) => heard.forEach((listener) => listener({ key })),
  };
}
const DRAFT = 'kept:anna:draft:chat';
const stored = () => localStorage.getItem(DRAFT);
beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('CHT-12 a draft in two tabs', () => {
  it('is found in another tab, as a bank’s app opens one', async () => {
    const one = await openTab();
    one.setDraft('chat', 'Tot bij de bank');
    one.rememberReturn('payment', '/chats/chat');
    const two = await openTab();
    expect(two.draftOf('chat')).toBe('Tot bij de bank');
    expect(two.returnPath('payment')).toBe('/chats/chat');
  });

  it('is not written back by a tab that only read it, once it has been sent from the other', async () => {
    const one = await openTab();
    one.setDraft('chat', 'Hallo');
    const two = await openTab();
    expect(two.draftOf('chat')).toBe('Hallo');
    expect(one.takeDraft('chat')).toBe('Hallo');
    two.setDraft('another', 'Dag');
    expect(stored()).toBeNull();
    two.hear(DRAFT);
    expect(two.draftOf('chat')).toBe('');
    expect(stored()).toBeNull();
  });

  it('stays in the field where it is being written, or was typed; what the other tab wrote stays there', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.setDraft('chat', 'Hier');
    two.setDraft('chat', 'Daar');
    one.hear(DRAFT);
    expect([one.draftOf('chat'), two.draftOf('chat'), stored()]).toEqual(['Hier', 'Daar', 'Daar']);

    const reader = await openTab();
    expect(reader.draftOf('chat')).toBe('Daar');
    const field = document.body.appendChild(document.createElement('textarea'));
    field.setAttribute('data-draft', 'chat');
    field.focus();
    two.setDraft('chat', 'Daar en verder');
    reader.hear(DRAFT);
    expect(reader.draftOf('chat')).toBe('Daar');
    field.blur();
    reader.hear(DRAFT);
    expect(reader.draftOf('chat')).toBe('Daar en verder');
  });

  it('sent from the other tab it is gone here, and what was typed there since is kept', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.setDraft('chat', 'Hallo');
    two.setDraft('chat', 'Hallo');
    two.takeDraft('chat');
    two.setDraft('chat', 'En nog iets');
    one.forgetDraft('chat', 'Hallo');
    expect([one.draftOf('chat'), stored()]).toEqual(['En nog iets', 'En nog iets']);
  });

  it.each<[string, (tab: Awaited<ReturnType<typeof openTab>>) => unknown]>([
    [
      'ACC-06 logging out, and deleting the account',
      async ({ forgetMember }) => {
        const { QueryClient } = await import('@tanstack/react-query');
        forgetMember(new QueryClient());
      },
    ],
    ['ACC-06 logging out in another tab', ({ hear }) => hear('left')],
    ['ACC-17 a login as another', ({ tellArrival }) => tellArrival('berend')],
  ])('%s leaves no word of it in the browser', async (_, end) => {
    const one = await openTab();
    one.setDraft('chat', 'Niet voor jou');
    one.rememberReturn('payment', '/chats/chat');
    await end(one);
    expect(one.draftOf('chat')).toBe('');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Niet voor jou|chats/);
  });

  it('ACC-06 an expired session keeps it for its writer', async () => {
    const one = await openTab();
    one.setDraft('chat', 'Straks verder');
    const { QueryClient } = await import('@tanstack/react-query');
    one.forgetMember(new QueryClient(), 'expired');
    one.restoreDraft('chat', 'Niet verstuurd');
    one.tellArrival('anna');
    expect(one.draftOf('chat')).toBe('Niet verstuurd\nStraks verder');
  });
});
