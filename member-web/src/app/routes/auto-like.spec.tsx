import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const asked = (calls: { path: string; marker: string | null }[]) =>
  calls.filter(({ path }) => path === '/api/auto-like').map(({ marker }) => marker);

describe('DSC-05 auto-like', () => {
  it('is asked for once a visit with the marker, and the likes are loaded again', async () => {
    const { world } = await visit('/likes', 'paid', (before) => {
      before.settings.auto_like = true;
      before.autoLike = before.members.find(({ fictional }) => fictional)!.id;
    });
    const { name } = world.members.find(({ fictional }) => fictional)!;
    await waitFor(() => expect(asked(world.calls)).toEqual(['1']));
    expect(await screen.findByRole('link', { name: new RegExp(name) }, { timeout: 4_000 })).toBeInTheDocument();
    expect(asked(world.calls)).toHaveLength(1);
  });

  it('is not asked for where the operator has it switched off', async () => {
    const { world } = await visit('/likes');
    await waitFor(() => expect(world.calls.some(({ path }) => path === '/api/likes')).toBe(true));
    expect(asked(world.calls)).toEqual([]);
  });
});
