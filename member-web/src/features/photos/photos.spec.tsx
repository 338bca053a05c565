import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mayReload } from '../../lib/release';
import { forgetMember } from '../../lib/session';
import { server, visit, withServer } from '../../testing/render';
import { photosQuery, type GalleryPhoto } from './api';

// It measures what jsdom does not lay out.
vi.mock('react-easy-crop', () => ({ default: () => null }));

withServer();
beforeAll(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const file = (name = 'me.jpg') => new File(['picture'], name, { type: 'image/jpeg' });
const panel = async () => within(await screen.findByRole('region', { name: 'Foto’s' }, { timeout: 10_000 }));

describe('PRO-02 own photos', () => {
  it('tells how each stands, and why one was rejected', async () => {
    await visit('/profile', 'paid', (world) => {
      world.addPhoto({ status: 'active', main: true });
      world.addPhoto();
      world.addPhoto({ status: 'rejected', reason: 'unclear' });
    });
    const photos = await panel();
    expect(await photos.findByText('Profielfoto')).toBeInTheDocument();
    expect(photos.getByText('Wordt bekeken')).toBeInTheDocument();
    expect(photos.getByText('Afgewezen')).toBeInTheDocument();
    expect(photos.getByText('De foto is te donker of onscherp.')).toBeInTheDocument();
    expect(photos.getByText('3 van 25 foto’s')).toBeInTheDocument();
  });

  it('chooses another profile photo, and deletes one after asking', async () => {
    const { user, world } = await visit('/profile', 'paid', (world) => {
      world.addPhoto({ status: 'active', main: true });
      world.addPhoto({ status: 'active' });
    });
    const photos = await panel();
    await user.click(await photos.findByRole('button', { name: 'Foto 2 als profielfoto gebruiken' }));
    await waitFor(() => expect(world.photos.map(({ main }) => main)).toEqual([false, true]));
    await user.click(photos.getByRole('button', { name: 'Foto 1 verwijderen' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(world.photos).toHaveLength(1));
  });

  it('are put in another order by keys, one place a press, which is told', async () => {
    const { user, world } = await visit('/profile', 'paid', (world) => {
      for (let i = 0; i < 3; i++) world.addPhoto({ status: 'active', main: i === 0 });
    });
    const photos = await panel();
    (await photos.findByRole('button', { name: 'Foto 1 verplaatsen met de pijltjes' })).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowRight}{ArrowRight}{ArrowRight}{Alt>}{ArrowLeft}{/Alt}');
    expect(photos.getByText('Nu op plaats 3 van 3.')).toBeInTheDocument();
    expect(photos.getByRole('button', { name: 'Foto 3 verplaatsen met de pijltjes' })).toHaveFocus();
    await waitFor(() => expect(world.photos.map(({ id }) => id)).toEqual(['photo-2', 'photo-3', 'photo-1']));
  });

  it('sends what is picked, and keeps what was refused with the reason', async () => {
    const { user, world } = await visit('/profile', 'paid');
    const photos = await panel();
    const input = await photos.findByTestId('photo-input');
    await user.upload(input, file());
    expect(await photos.findByText('Wordt bekeken')).toBeInTheDocument();
    expect(world.calls.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/photos', marker: '1' });
    server.use(
      http.post('*/api/photos', () =>
        HttpResponse.json({ status: 422, code: 'photo_not_readable', request_id: 'r' }, { status: 422 }),
      ),
    );
    await user.upload(input, file('notes.jpg'));
    expect(await photos.findByText(/^We kunnen dit bestand niet als foto openen/)).toBeInTheDocument();
    // Of several that cannot be drawn each would look the same.
    expect(photos.getByText('notes.jpg')).toBeVisible();
    await user.click(photos.getByRole('button', { name: 'notes.jpg weghalen' }));
    expect(photos.queryByText(/^We kunnen dit bestand/)).not.toBeInTheDocument();
    // The keyboard goes on among the photos: its button has gone.
    expect(document.activeElement).toContainElement(input);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('takes as many of those that are picked as there is room for, and names the others', async () => {
    const { user, world } = await visit('/profile', 'free', (world) => world.addPhoto());
    const photos = await panel();
    const huge = file('groot.jpg');
    Object.defineProperty(huge, 'size', { value: 16 * 1024 * 1024 });
    const picked = [huge, file('een.jpg'), file('twee.jpg'), file('drie.jpg'), file('vier.heic')];
    await user.upload(await photos.findByTestId('photo-input'), picked);
    const left = await photos.findByText('2 foto’s zijn niet toegevoegd: er passen er 3 in je profiel.');
    const alert = within(left.closest<HTMLElement>('[role=alert]')!);
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['drie.jpg', 'vier.heic']);
    expect(photos.getByText('Deze foto is te groot: hooguit 15 MB.')).toBeInTheDocument();
    await waitFor(() => expect(world.photos).toHaveLength(3));
    expect(await photos.findByText('3 foto’s zijn gratis. Met premium kunnen het er 25 zijn.')).toBeInTheDocument();
  });

  it('goes on while another page is open: whoever comes back sees how far it is, and what failed meanwhile', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { user, router } = await visit('/profile', 'paid');
    server.use(
      http.post('*/api/photos', async () => {
        await answered;
        return HttpResponse.json({ status: 422, code: 'photo_not_readable', request_id: 'r' }, { status: 422 });
      }),
    );
    await user.upload(await (await panel()).findByTestId('photo-input'), file('strand.jpg'));
    expect(await (await panel()).findByLabelText('strand.jpg wordt verstuurd')).toBeInTheDocument();
    // Nor does a new release, which comes with the next page, lose it.
    expect(mayReload()).toBe(false);
    await act(() => router.navigate('/settings'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Foto’s' })).not.toBeInTheDocument());
    await act(() => router.navigate('/profile'));
    expect(await (await panel()).findByLabelText('strand.jpg wordt verstuurd')).toBeInTheDocument();
    await act(() => router.navigate('/settings'));
    answer();
    await act(() => router.navigate('/profile'));
    expect(await (await panel()).findByText(/^We kunnen dit bestand niet als foto openen/)).toBeInTheDocument();
    act(() => forgetMember(new QueryClient()));
    expect(screen.queryByText('strand.jpg')).not.toBeInTheDocument();
    expect(mayReload()).toBe(true);
  });

  it('leads to the login, as any other call, where the session has ended', async () => {
    const { user } = await visit('/profile', 'paid');
    server.use(
      http.post('*/api/photos', () =>
        HttpResponse.json({ status: 403, code: 'authentication_required', request_id: 'r' }, { status: 403 }),
      ),
    );
    await user.upload(await (await panel()).findByTestId('photo-input'), file());
    expect(await screen.findByRole('heading', { name: 'Welkom terug' })).toBeInTheDocument();
  });

  it('that is tried again is on its way at once, also while another is sent', async () => {
    const { user } = await visit('/profile', 'paid');
    const photos = await panel();
    const input = await photos.findByTestId('photo-input');
    server.use(http.post('*/api/photos', () => new HttpResponse(null, { status: 500 })));
    await user.upload(input, file('een.jpg'));
    const again = await photos.findByRole('button', { name: 'Opnieuw proberen' });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post('*/api/photos', () => answered.then(() => new HttpResponse(null, { status: 500 }))));
    await user.upload(input, file('twee.jpg'));
    expect(await photos.findByLabelText('twee.jpg wordt verstuurd')).toBeInTheDocument();
    await user.click(again);
    expect(photos.getByLabelText('een.jpg wordt verstuurd')).toBeInTheDocument();
    act(() => forgetMember(new QueryClient()));
    answer();
  });

  it('one that went in another window goes here too, once it is to be deleted', async () => {
    const { user, world } = await visit('/profile', 'paid', (world) =>
      world.addPhoto({ status: 'active', main: true }),
    );
    const photos = await panel();
    await user.click(await photos.findByRole('button', { name: 'Foto 1 verwijderen' }));
    world.photos = [];
    server.use(http.delete('*/api/photos/:id', () => new HttpResponse(null, { status: 404 })));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(photos.queryByText('Profielfoto')).not.toBeInTheDocument());
  });

  it('stay where asking for them anew fails, as for who comes back from picking files', async () => {
    const { cache } = await visit('/profile', 'paid', (world) => world.addPhoto({ status: 'active', main: true }));
    const photos = await panel();
    expect(await photos.findByText('Profielfoto')).toBeInTheDocument();
    server.use(http.get('*/api/photos', () => new HttpResponse(null, { status: 429 })));
    await act(async () => {
      await cache.invalidateQueries({ queryKey: photosQuery().queryKey });
      // The screen hears of it a moment later.
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(cache.getQueryState(photosQuery().queryKey)?.status).toBe('error');
    expect(photos.getByText('Profielfoto')).toBeInTheDocument();
  });

  it('of several that are cropped the dialog stays open from one to the next, with the focus at its first control', async () => {
    let draw = () => {};
    HTMLImageElement.prototype.decode = vi
      .fn<() => Promise<void>>()
      .mockResolvedValueOnce()
      .mockReturnValueOnce(new Promise<void>((resolve) => (draw = resolve)));
    try {
      const { user } = await visit('/profile', 'paid');
      await user.upload(await (await panel()).findByTestId('photo-input'), [file('een.jpg'), file('twee.jpg')]);
      const dialog = await screen.findByRole('dialog', { name: 'Foto 1 van 2 bijsnijden' });
      expect(within(dialog).getByRole('radio', { name: 'Hele foto' })).toHaveFocus();
      // What is dropped on it does not take their place.
      fireEvent.drop(dialog, { dataTransfer: { files: [file('drie.jpg')] } });
      expect(dialog).toHaveAccessibleName('Foto 1 van 2 bijsnijden');
      await user.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
      expect(screen.getByRole('dialog')).toBe(dialog);
      expect(within(dialog).getByRole('button', { name: 'Overslaan' })).toBeDisabled();
      draw();
      expect(await screen.findByRole('dialog', { name: 'Foto 2 van 2 bijsnijden' })).toBe(dialog);
      expect(within(dialog).getByRole('radio', { name: 'Hele foto' })).toHaveFocus();
    } finally {
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    }
  });

  it('accepts what telephones make', async () => {
    await visit('/profile', 'free');
    const accepted = (await (await panel()).findByTestId('photo-input')).getAttribute('accept');
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/heic', '.heic'])
      expect(accepted).toContain(type);
  });

  it('ends at three for a free member, with what premium gives', async () => {
    await visit('/profile', 'free', (world) => {
      for (let i = 0; i < 3; i++) world.addPhoto();
    });
    const photos = await panel();
    expect(await photos.findByText('3 foto’s zijn gratis. Met premium kunnen het er 25 zijn.')).toBeInTheDocument();
    expect(photos.queryByTestId('photo-input')).not.toBeInTheDocument();
    expect(photos.getByRole('link')).toHaveAttribute('href', '/premium?back=%2Fprofile');
  });
});

describe('PRO-03 photos of others', () => {
  const SANNE = 'member-1-sanne';
  const picture = (id: string, locked: boolean, main = false): GalleryPhoto => ({
    id,
    url: `/${id}.webp`,
    thumb_url: `/${id}.webp`,
    placeholder: null,
    width: 900,
    height: 1200,
    locked,
    main,
  });

  it('stand behind one offer when they are locked, and are walked through by keyboard', async () => {
    const { user } = await visit(`/members/${SANNE}`, 'free', (world) => {
      world.galleries.set(SANNE, [picture('a', false, true), picture('b', true), picture('c', true)]);
    });
    const gallery = within(await screen.findByRole('region', { name: 'Foto’s van Sanne' }, { timeout: 10_000 }));
    expect(gallery.getByText('Foto 1 van 3')).toBeInTheDocument();
    await user.click(gallery.getByRole('button', { name: 'Volgende foto' }));
    expect(gallery.getByText('Foto 2–3 van 3')).toBeInTheDocument();
    expect(gallery.getByText('Nog 2 foto’s van Sanne voor premiumleden')).toBeInTheDocument();
    expect(gallery.getByRole('link', { name: 'Alle foto’s zien' })).toHaveAttribute(
      'href',
      `/premium?back=${encodeURIComponent(`/members/${SANNE}`)}`,
    );
    await user.keyboard('{ArrowLeft}');
    expect(gallery.getByText('Foto 1 van 3')).toBeInTheDocument();
    // The browser's way forward.
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(gallery.getByText('Foto 1 van 3')).toBeInTheDocument();
    gallery.getByRole('button', { name: 'Foto van Sanne' }).focus();
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}');
    expect(gallery.getByText('Foto 2–3 van 3')).toBeInTheDocument();
    expect(gallery.getByRole('list')).toHaveFocus();
  });

  it('are crossed out under the same name where they are not to be had, and no broken picture', async () => {
    const { user } = await visit(`/members/${SANNE}`, 'paid', (world) => {
      world.galleries.set(SANNE, [picture('a', false, true)]);
    });
    fireEvent.error(await screen.findByAltText('Foto van Sanne', {}, { timeout: 10_000 }));
    expect(screen.queryByAltText('Foto van Sanne')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Foto van Sanne' }));
    // It may be there by now.
    expect(within(await screen.findByRole('dialog')).getByAltText('Foto van Sanne')).toBeInTheDocument();
  });

  it('open large, where each can be reported', async () => {
    const { user, world, router } = await visit(`/members/${SANNE}`, 'paid', (world) => {
      world.galleries.set(SANNE, [picture('a', false, true), picture('b', false)]);
    });
    await user.click(await screen.findByRole('button', { name: 'Foto van Sanne' }, { timeout: 10_000 }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto’s groot bekijken' }));
    await user.click(viewer.getByRole('button', { name: 'Volgende foto' }));
    await user.click(viewer.getByRole('button', { name: 'Foto van Sanne melden' }));
    const report = within(await screen.findByRole('dialog', { name: 'Foto van Sanne melden' }));
    await user.click(report.getByRole('radio', { name: /^Nepprofiel/ }));
    await user.click(report.getByRole('button', { name: 'Melding versturen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Foto van Sanne melden' })).toBeNull());
    expect(world.reports).toEqual([{ photo_id: 'b', reason: 'fake_profile' }]);
    await user.click(viewer.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // As whom the browser's way forward brings back to it.
    await act(() => router.navigate(1));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('PRO-02 come closer by button, keys, double press and two fingers; the next one begins whole', async () => {
    const { user } = await visit(`/members/${SANNE}`, 'paid', (world) => {
      world.galleries.set(SANNE, [picture('a', false, true), picture('b', false)]);
    });
    await user.click(await screen.findByRole('button', { name: 'Foto van Sanne' }, { timeout: 10_000 }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto’s groot bekijken' }));
    const closer = () => viewer.queryByRole('button', { name: 'Hele foto tonen' }) !== null;
    const photo = () => viewer.getByRole('img', { name: 'Foto van Sanne' });

    await user.click(viewer.getByRole('button', { name: 'Foto vergroten' }));
    expect(closer()).toBe(true);
    await user.click(viewer.getByRole('button', { name: 'Hele foto tonen' }));
    expect(closer()).toBe(false);

    await user.keyboard('{Control>}+{/Control}');
    expect(closer()).toBe(false);
    await user.keyboard('+');
    expect(closer()).toBe(true);
    await user.keyboard('0');
    expect(closer()).toBe(false);

    await user.dblClick(photo());
    expect(closer()).toBe(true);
    await user.dblClick(photo());
    expect(closer()).toBe(false);

    const fingers = (apart: number) => [
      { clientX: 200 - apart, clientY: 300 },
      { clientX: 200 + apart, clientY: 300 },
    ];
    fireEvent.touchStart(photo(), { touches: fingers(20) });
    fireEvent.touchMove(photo(), { touches: fingers(60) });
    fireEvent.touchEnd(photo(), { touches: [], changedTouches: fingers(60) });
    await waitFor(() => expect(closer()).toBe(true));
    await user.click(viewer.getByRole('button', { name: 'Volgende foto' }));
    expect(closer()).toBe(false);
  });
});
