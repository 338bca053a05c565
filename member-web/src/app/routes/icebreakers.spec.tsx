import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

const ID = 'chat-member-1-sanne';
type World = Awaited<ReturnType<typeof visit>>['world'];
const nothingYet = (world: World) => {
  Object.assign(world.chat(ID)!, { messages: [] });
  Object.assign(world.user!.profile, { interests: ['wine'], city: 'Amersfoort' });
};
const help = () => screen.findByRole('button', { name: 'Help me beginnen' });
const modal = () => screen.findByRole('dialog', { name: 'Zo kun je Sanne schrijven' });
const field = () => screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
/** The lines, without the buttons around them. */
const lines = async () => within(await within(await modal()).findByRole('list')).getAllByRole('button');
const words = async () => (await lines()).map(({ textContent }) => textContent);

describe('CHT-07 icebreakers', () => {
  it('a line of what both tell goes into the field, to be changed before it is sent', async () => {
    const { user, world } = await visit(`/chats/${ID}`, 'paid', nothingYet);
    await user.click(await help());
    const shown = new Set<string | null>();
    // All that there are, four at a time; after the last comes the first again.
    for (let round = 0; round < 3; round++) {
      for (const text of await words()) shown.add(text);
      await user.click(within(await modal()).getByRole('button', { name: 'Andere zinnen' }));
    }
    const all = [...shown].join('\n');
    expect(all).toMatch(/^(Wijn: dat hebben we gemeen!|“Wijn” staat bij ons allebei)/m);
    expect(all).toMatch(/^(Fietsen: vertel!|Ik zag “Fietsen”)/m);
    expect(all).toContain('Amersfoort: daar kom ik ook vandaan! Wat is er jouw favoriete plek?');
    expect(all).toContain('Ochtendmens of nachtbraker?');

    const [first] = await lines();
    const text = first!.textContent;
    await user.click(first!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await field()).toHaveValue(text);
    expect(await field()).toHaveFocus();
    await user.type(await field(), ' Groet');
    await user.click(screen.getByRole('button', { name: /Versturen/ }));
    expect(await within(await screen.findByRole('log')).findByText(`${text} Groet`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Help me beginnen' })).not.toBeInTheDocument());
    expect(world.calls.filter(({ path }) => path.endsWith('/messages'))).toHaveLength(1);
  });

  it('has something for who cannot be read about, and keeps what was typed', async () => {
    server.use(
      http.get('*/api/members/:id', () =>
        HttpResponse.json({ status: 404, code: 'profile_not_available', request_id: 'r' }, { status: 404 }),
      ),
    );
    const { user } = await visit(`/chats/${ID}`, 'paid', nothingYet);
    await user.type(await field(), 'Dag Sanne!');
    await user.click(await help());
    const [first] = await lines();
    const text = first!.textContent;
    await user.click(first!);
    expect(await field()).toHaveValue(`Dag Sanne!\n${text}`);
  });

  it('offers the operator’s own lines where there are any that can be filled in', async () => {
    const { user } = await visit(`/chats/${ID}`, 'paid', (world) => {
      nothingYet(world);
      world.icebreakers = { nl: ['Hoi {name}, ook dol op {interest}?', 'Allebei {reason}?'], en: ['Hi {name}'] };
    });
    await user.click(await help());
    expect(await words()).toEqual(['Hoi Sanne, ook dol op Wijn?']);
    // There are no others to turn to.
    expect(within(await modal()).queryByRole('button', { name: 'Andere zinnen' })).not.toBeInTheDocument();
  });

  it('has lines of its own where the operator’s cannot be filled in or do not come', async () => {
    const { user, world } = await visit(`/chats/${ID}`, 'paid', (world) => {
      nothingYet(world);
      world.icebreakers = { nl: ['Allebei {reason}?'] };
    });
    await user.click(await help());
    expect(await words()).toHaveLength(4);
    expect(world.calls.some(({ path }) => path.startsWith('/api/icebreakers'))).toBe(true);
  });

  it('is not offered where a message went', async () => {
    await visit(`/chats/${ID}`);
    await field();
    expect(screen.queryByRole('button', { name: 'Help me beginnen' })).not.toBeInTheDocument();
  });

  it('ACC-04 the very first message has a line already: another takes its place, and nothing of it is a draft', async () => {
    const { user } = await visit('/good-token-of-a-mailed-link', 'unconfirmed', (world) => {
      for (const chat of world.chats) Object.assign(chat, { messages: [], last_message: null });
    });
    await user.click(await screen.findByRole('button', { name: 'Bevestigen' }));
    const write = (await screen.findAllByRole('button', { name: /^Schrijf / }))[0]!;
    await user.click(write);
    const dialog = within(await screen.findByRole('dialog'));
    const offered = async () => within(await dialog.findByRole('list')).getAllByRole('button');
    const [first, second] = (await offered()).map(({ textContent }) => textContent);
    expect(dialog.getByRole('textbox')).toHaveValue(first);
    await user.click((await offered())[1]!);
    expect(dialog.getByRole('textbox')).toHaveValue(second);
    await user.clear(dialog.getByRole('textbox'));
    expect(dialog.getByRole('textbox')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Sluiten' }));

    await user.click(write);
    const again = within(await screen.findByRole('dialog'));
    await again.findByRole('list');
    await user.click(again.getByRole('link', { name: 'Naar het gesprek' }));
    expect(await screen.findByRole('textbox', { name: /^Bericht aan/ })).toHaveValue('');
  });

  it('CHT-04 is not offered before the address is confirmed', async () => {
    await visit(`/chats/${ID}`, 'unconfirmed', nothingYet);
    await screen.findByRole('button', { name: 'Mail opnieuw sturen' });
    expect(screen.queryByRole('button', { name: 'Help me beginnen' })).not.toBeInTheDocument();
  });
});
