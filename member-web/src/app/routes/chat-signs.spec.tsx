import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();
afterEach(() => vi.useRealTimers());

const ID = 'chat-member-1-sanne';
const SANNE = `/chats/${ID}`;
const SIGNS = { typing_shown: true as const, read_up_to: 0 };
type World = Awaited<ReturnType<typeof visit>>['world'];
const shown = (world: World) => void Object.assign(world.chat(ID)!, SIGNS);
const field = () => screen.findByRole('textbox', { name: 'Bericht aan Sanne' });
const told = ({ calls }: World) => calls.filter(({ path }) => path.endsWith('/typing')).length;
const newest = (world: World) => world.chat(ID)!.messages.at(-1)!.version;

describe('CHT-09 typing', () => {
  it('is told every three seconds at most while there are words, and only where both show it', async () => {
    const { world } = await visit(SANNE, 'paid', shown);
    await field();
    vi.useFakeTimers({ toFake: ['Date'] });
    const write = async (value: string) => fireEvent.change(await field(), { target: { value } });
    await write('H');
    await write('Ho');
    await write('');
    await waitFor(() => expect(told(world)).toBe(1));
    vi.setSystemTime(Date.now() + 3_000);
    await write('');
    await write('Hoi');
    await waitFor(() => expect(told(world)).toBe(2));
  });

  it('is not told where one of the two does not show it', async () => {
    const { world, user } = await visit(SANNE, 'paid');
    await user.type(await field(), 'Hoi');
    await user.click(screen.getByRole('button', { name: /Versturen/ }));
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    expect(told(world)).toBe(0);
  });

  it('of the other is shown for six seconds at most, and ends with what was written', async () => {
    const { world } = await visit(SANNE, 'paid', shown);
    await field();
    await world.listening;
    const head = within(screen.getByRole('region', { name: 'Gesprek met Sanne' })).getByRole('banner', {
      hidden: true,
    });
    const writes = () => within(head).queryByText('typt…');
    const tell = (after: number) => act(() => world.emit('typing', { conversation_id: ID, after }));
    vi.useFakeTimers();
    tell(newest(world));
    expect(writes()).toBeInTheDocument();
    expect(within(head).getByRole('status')).toHaveTextContent('Sanne typt…');
    act(() => void vi.advanceTimersByTime(4_000));
    tell(newest(world));
    act(() => void vi.advanceTimersByTime(5_999));
    expect(writes()).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(writes()).not.toBeInTheDocument();

    const before = newest(world);
    tell(before);
    expect(writes()).toBeInTheDocument();
    act(() => void world.receive(ID, 'Daar ben ik'));
    expect(writes()).not.toBeInTheDocument();
    tell(before);
    expect(writes()).not.toBeInTheDocument();
  });
});

describe('CHT-09 read', () => {
  it('turns the tick of what was sent into two as the other reads it', async () => {
    const { world, user } = await visit(SANNE, 'paid', shown);
    await user.type(await field(), 'Lees je dit?');
    await user.click(screen.getByRole('button', { name: /Versturen/ }));
    expect(await screen.findByText('Nog 110 credits')).toBeInTheDocument();
    const row = (await screen.findByText('Lees je dit?')).closest('li')!;
    expect(within(row).getByText('Verzonden')).toBeInTheDocument();
    await world.listening;
    act(() => void world.emit('seen', { conversation_id: ID, up_to: newest(world) }));
    const same = () => within(screen.getByText('Lees je dit?').closest('li')!);
    await waitFor(() => expect(same().getByText('Gelezen')).toBeInTheDocument());
    expect(same().queryByText('Verzonden')).not.toBeInTheDocument();
  });
});

describe('CHT-09 the preferences', () => {
  it.each([
    ['Ja, laten zien', true],
    ['Nee, niet laten zien', false],
  ])('are asked in the first conversation, beside the field, and no more once answered: %s', async (name, answer) => {
    const { world, user } = await visit(SANNE, 'paid', (world) => {
      // Whatever stood there before, it is the answer that counts.
      world.chatSigns = { typing: !answer, read: !answer };
      world.chats.forEach((chat) => Object.assign(chat, { signs_to_choose: true }));
    });
    const question = await screen.findByRole('region', { name: /^Mogen je gesprekspartners zien dat je typt/ });
    expect(within(question).getByRole('link')).toHaveAttribute('href', '/settings');
    await user.type(await field(), 'Eerst dit');
    await user.click(within(question).getByRole('button', { name }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(world.chatSigns).toEqual({ typing: answer, read: answer });
    expect(await field()).toHaveValue('Eerst dit');
  });

  it('are a switch each, which moves back when the server refuses', async () => {
    const { world, user } = await visit('/settings');
    const typing = await screen.findByRole('switch', { name: 'Laten zien dat ik typ' });
    const read = screen.getByRole('switch', { name: 'Laten zien wat ik gelezen heb' });
    await user.click(typing);
    await waitFor(() => expect(world.chatSigns).toEqual({ typing: false, read: true }));
    expect(typing).not.toBeChecked();
    server.use(
      http.put('*/api/chat-signs', () =>
        HttpResponse.json({ status: 500, code: 'internal_error', request_id: 'r' }, { status: 500 }),
      ),
    );
    await user.click(read);
    await waitFor(() => expect(read).toBeChecked());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});

describe('CLI-04 a request for money in a message', () => {
  it('has a hint with the way to the page about safety, and one’s own words never do', async () => {
    const body = 'Kun je me 200 euro lenen?';
    await visit(SANNE, 'paid', (world) => {
      const chat = world.chat(ID)!;
      const like = chat.messages.at(-1)!;
      for (const from_me of [false, true]) world.append(chat, { ...like, id: `money-${from_me}`, from_me, body });
    });
    const [theirs, own] = await screen.findAllByText(body);
    const link = screen.getByRole('link', { name: 'Zo herken je oplichting' });
    expect(link).toHaveAttribute('href', '/pages/safety');
    expect(theirs!.closest('li')).toContainElement(link);
    expect(own!.closest('li')).not.toContainElement(link);
  });
});
