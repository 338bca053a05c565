import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const form = () => within(screen.getByRole('main'));

describe('ADM-09 CLI-04 complaining', () => {
  it('a visitor says what it is about, with an address and a file, and is told a number', async () => {
    const { user, world } = await visit('/complaints', 'visitor');
    await user.click(await screen.findByRole('button', { name: 'Klacht versturen' }));
    expect(form().getByText('Kies eerst waar het over gaat.')).toBeInTheDocument();
    expect(form().getByText('Vertel wat er aan de hand is.')).toBeInTheDocument();
    expect(world.complaints).toEqual([]);

    await user.selectOptions(form().getByRole('combobox', { name: 'Waar gaat het over?' }), 'payment');
    await user.type(form().getByRole('textbox', { name: 'Wat is er aan de hand?' }), 'Twee keer betaald');
    await user.type(form().getByRole('textbox', { name: 'E-mailadres' }), 'anna@example.org');
    const chooser = () => form().getByLabelText('Bestand kiezen', { selector: 'input' });
    await user.upload(chooser(), new File(['MZ'], 'program.exe', { type: 'text/plain' }));
    expect(await form().findByText(/kunnen we niet aannemen/)).toBeInTheDocument();
    await user.upload(chooser(), new File(['x'], 'bon.pdf', { type: 'application/pdf' }));
    expect(await form().findByText('bon.pdf')).toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Klacht versturen' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Je klacht is binnen' })).toBeInTheDocument();
    expect(form().getByText('VK7F-3QXM')).toBeInTheDocument();
    // The button that had the focus has gone.
    expect(document.activeElement).toHaveTextContent(/VK7F-3QXM/);
    expect(document.activeElement).not.toBe(document.body);
    expect(form().getByText(/anna@example\.org/)).toBeInTheDocument();
    expect(world.complaints).toEqual([
      {
        kind: 'payment',
        text: 'Twee keer betaald',
        language: 'nl',
        email: 'anna@example.org',
        file: 'the-file',
      },
    ]);
  });

  it('DSA art. 16 a notice asks where and why; of a child’s abuse nobody need say who they are', async () => {
    const { user, world } = await visit('/complaints', 'visitor');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Waar gaat het over?' }), 'illegal');
    await user.click(form().getByRole('button', { name: 'Klacht versturen' }));
    for (const problem of [/Vul in waar het staat/, /Vul je naam in/, /te goeder trouw meldt/])
      expect(form().getByText(problem)).toBeInTheDocument();
    await user.type(form().getByRole('textbox', { name: 'Adres van de inhoud' }), '/members/1');
    await user.type(form().getByRole('textbox', { name: /Waarom is dit/ }), 'Een kind');
    await user.click(form().getByRole('checkbox', { name: /misbruik van een kind/ }));
    await user.click(form().getByRole('checkbox', { name: /goeder trouw/ }));
    await user.click(form().getByRole('button', { name: 'Klacht versturen' }));
    expect(await screen.findByText(/zonder e-mailadres kunnen we je niet antwoorden/)).toBeInTheDocument();
    expect(world.complaints).toEqual([
      {
        kind: 'illegal',
        text: 'Een kind',
        language: 'nl',
        address: '/members/1',
        good_faith: true,
        child_abuse: true,
      },
    ]);
  });

  it('waits for its file, and says beside the button why it could not be sent', async () => {
    const { user, world } = await visit('/complaints');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Waar gaat het over?' }), 'payment');
    await user.type(form().getByRole('textbox', { name: 'Wat is er aan de hand?' }), 'Twee keer betaald');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.post('*/api/complaints/files', () =>
        answered.then(() => HttpResponse.json({ file: 'the-file' }, { status: 201 })),
      ),
      http.post('*/api/complaints', () => new HttpResponse(null, { status: 429 }), { once: true }),
    );
    const chooser = form().getByLabelText('Bestand kiezen', { selector: 'input' });
    await user.upload(chooser, new File(['x'], 'bon.pdf', { type: 'application/pdf' }));
    const send = form().getByRole('button', { name: 'Klacht versturen' });
    await user.click(send);
    answer();
    expect(await form().findByText('bon.pdf')).toBeInTheDocument();
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'));
    expect(form().queryByRole('alert')).not.toBeInTheDocument();
    await user.click(send);
    expect((await form().findByRole('alert')).nextElementSibling).toBe(send);
    await user.click(send);
    expect(await screen.findByRole('heading', { level: 1, name: 'Je klacht is binnen' })).toBeInTheDocument();
    expect(world.complaints).toMatchObject([{ file: 'the-file' }]);
  });

  it('tells the number also to who presses a link while it is being sent: here, or where they have gone', async () => {
    for (const goes of [false, true]) {
      const { user, router, unmount } = await visit('/complaints');
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Waar gaat het over?' }), 'payment');
      await user.type(form().getByRole('textbox', { name: 'Wat is er aan de hand?' }), 'Twee keer betaald');
      const answered = Promise.withResolvers<undefined>();
      server.use(http.post('*/api/complaints', () => answered.promise));
      await user.click(form().getByRole('button', { name: 'Klacht versturen' }));
      await act(() => router.navigate('/pages/terms'));
      const asked = within(await screen.findByRole('dialog', { name: 'Niet opgeslagen' }));
      if (goes) await user.click(asked.getByRole('button', { name: 'Weggaan zonder opslaan' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(goes ? '/pages/terms' : '/complaints'));
      answered.resolve(undefined);
      const told = await screen.findByText(goes ? 'Je klacht is binnen (VK7F-3QXM)' : 'VK7F-3QXM');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(told).toBeInTheDocument();
      expect(router.state.location.pathname).toBe(goes ? '/pages/terms' : '/complaints');
      unmount();
    }
  });

  it('the keyboard goes on at the file that was taken away', async () => {
    const { user } = await visit('/complaints');
    await user.upload(
      await screen.findByLabelText('Bestand kiezen', { selector: 'input' }),
      new File(['x'], 'bon.pdf', { type: 'application/pdf' }),
    );
    await user.click(await form().findByRole('button', { name: 'bon.pdf weghalen' }));
    expect(form().getByRole('group', { name: /^Bestand/ })).toHaveFocus();
  });

  it('of a member the address is known', async () => {
    await visit('/complaints');
    expect(await screen.findByText(/^We antwoorden op /)).toBeInTheDocument();
    expect(form().queryByRole('textbox', { name: 'E-mailadres' })).not.toBeInTheDocument();
  });
});
