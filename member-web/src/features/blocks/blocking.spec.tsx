import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, visit, withServer } from '../../testing/render';

withServer();

type World = Awaited<ReturnType<typeof visit>>['world'];
const blockSanne = (world: World) => void (world.members.find(({ name }) => name === 'Sanne')!.blocked_by_me = true);

/** From now on this list does not come before `release()`. */
function hold(path: string) {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let asked = false;
  server.use(
    http.get(path, async () => {
      asked = true;
      await released;
    }),
  );
  return { release, asked: () => asked };
}

describe('PRO-07 blocking tells what it did at once, and then every list is asked for anew', () => {
  it('unblocking: before the row that was pressed has gone', async () => {
    const { user, world } = await visit('/settings', 'paid', blockSanne);
    const unblock = await screen.findByRole('button', { name: /^Deblokkeren/ });
    const list = hold('*/api/blocks');
    await user.click(unblock);
    expect(await screen.findByText('Sanne is gedeblokkeerd.')).toBeInTheDocument();
    await waitFor(() => expect(list.asked()).toBe(true));
    expect(world.members.some(({ blocked_by_me }) => blocked_by_me)).toBe(false);
    expect(unblock).toBeInTheDocument();
    list.release();
    expect(await screen.findByText('Je hebt niemand geblokkeerd.')).toBeInTheDocument();
    expect(unblock).not.toBeInTheDocument();
    // What had the focus has gone.
    expect(screen.getByRole('region', { name: 'Geblokkeerde leden' })).toHaveFocus();
  });

  it('on a profile and back: what had the focus stays, or leaves it to what stands beside it', async () => {
    const { user } = await visit('/members/member-1-sanne', 'paid');
    const more = await screen.findByRole('button', { name: 'Meer met Sanne' });
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Blokkeren' }));
    await user.click(await screen.findByRole('button', { name: 'Ja, blokkeren' }));
    const unblock = await screen.findByRole('button', { name: /^Deblokkeren/ });
    expect(more).toBeInTheDocument();
    await user.click(unblock);
    await waitFor(() => expect(unblock).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(more);
  });

  it('blocking: before the conversation, and the list of them, know', async () => {
    const { user } = await visit('/chats/chat-member-1-sanne', 'paid');
    await user.click(await screen.findByRole('button', { name: 'Meer over dit gesprek' }));
    await user.click(screen.getByRole('button', { name: 'Blokkeren' }));
    const block = await screen.findByRole('button', { name: 'Ja, blokkeren' });
    const [chats, chat] = [hold('*/api/chats'), hold('*/api/chats/chat-member-1-sanne')];
    await user.click(block);
    expect(await screen.findByText('Sanne is geblokkeerd.')).toBeInTheDocument();
    await waitFor(() => expect([chats.asked(), chat.asked()]).toEqual([true, true]));
    expect(screen.queryByText('Je hebt Sanne geblokkeerd.')).not.toBeInTheDocument();
    chats.release();
    chat.release();
    expect(await screen.findByText('Je hebt Sanne geblokkeerd.')).toBeInTheDocument();
  });
});
