import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../testing/open-console';
import { answerByPath, problem } from '../testing/server';

let width = 1280;
const listeners = new Set<() => void>();

/** jsdom has no layout: a window of so many pixels. */
const resize = (pixels: number) =>
  act(async () => {
    width = pixels;
    for (const listener of [...listeners]) listener();
    await Promise.resolve();
  });

const holds = (query: string) => {
  const [, end, limit] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  return end !== undefined && (end === 'min' ? width >= Number(limit) : width <= Number(limit));
};

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holds(query);
    },
    media: query,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});

describe('ADM-05 the frame of the console', () => {
  it('of two quick presses that lead to another page the second presses nothing there', async () => {
    width = 1280;
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/cases': { json: [], headers: { 'Content-Range': 'cases */0' } },
      '/api/admin/members': { json: [], headers: { 'Content-Range': 'members */0' } },
    });
    await openConsole('/cases');
    await screen.findByRole('heading', { name: 'Meldingen' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Leden' }), { detail: 1 });
    await screen.findByRole('heading', { name: 'Leden' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Meldingen' }), { detail: 2 });
    expect(window.location.pathname).toBe('/members');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Meldingen' }), { detail: 1 });
    expect(await screen.findByRole('heading', { name: 'Meldingen' })).toBeDefined();
  });

  it('goes once where one link is pressed twice in a breath; another link, or Enter, is a wish of its own', async () => {
    width = 1280;
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/cases': { json: [], headers: { 'Content-Range': 'cases */0' } },
      '/api/admin/members': { json: [], headers: { 'Content-Range': 'members */0' } },
      '/api/admin/complaints': { json: [], headers: { 'Content-Range': 'complaints */0' } },
    });
    await openConsole('/cases');
    await screen.findByRole('heading', { name: 'Meldingen' });
    const press = (name: string, detail: number) => fireEvent.click(screen.getByRole('menuitem', { name }), { detail });
    const start = window.history.length;
    // Before the screen that it leads to is drawn.
    act(() => [1, 2, 3].forEach((detail) => press('Leden', detail)));
    await screen.findByRole('heading', { name: 'Leden' });
    expect(window.history.length).toBe(start + 1);
    act(() => {
      press('Meldingen', 1);
      press('Klachten', 0);
    });
    await screen.findByRole('heading', { name: 'Klachten' });
    expect(window.history.length).toBe(start + 3);
  });

  it('stays readable when a wide window is made narrow, where the menu opens on demand', async () => {
    width = 1280;
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/cases': { json: [], headers: { 'Content-Range': 'cases */0' } },
    });
    const user = await openConsole('/cases');
    const page = () => screen.getByRole('heading', { name: 'Meldingen' });
    await screen.findByRole('heading', { name: 'Meldingen' });
    expect(screen.getByRole('menuitem', { name: 'Leden' })).toBeDefined();

    await resize(390);
    expect(page()).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Leden' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Menu openen' }));
    expect(await screen.findByRole('menuitem', { name: 'Leden' })).toBeDefined();
    await resize(1280);
    expect(page()).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Leden' })).toBeDefined();
  });

  it('says so where a page breaks, and the menu leads on', async () => {
    width = 1280;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'finance' } },
      '/api/admin/books': { json: { not: 'what it should be' } },
    });
    await openConsole('/books');
    expect((await screen.findByRole('alert')).textContent).toContain('Er ging iets mis in deze pagina');
    expect(screen.getByRole('heading', { name: 'Er ging iets mis' })).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Leden' })).toBeDefined();
  });

  it.each([
    [404, 'case_not_found', 'Deze zaak bestaat niet'],
    [422, 'invalid_input', 'Op dit adres is niets te vinden'],
  ])('says so where there is nothing (%i), and asks for no second try', async (status, code, told) => {
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/cases/nothing': problem(status, code),
    });
    await openConsole('/cases/nothing/show');
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(screen.getByRole('link', { name: 'Alle meldingen' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  });

  it('offers no key for a member who is not there', async () => {
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', role: 'moderator' } },
      '/api/admin/members/nobody': problem(404, 'member_not_found'),
    });
    await openConsole('/members/nobody/show');
    await screen.findByRole('alert');
    expect(screen.getByText('terug naar de lijst')).toBeDefined();
    expect(screen.queryByText('uit- of inschakelen')).toBeNull();
  });
});
