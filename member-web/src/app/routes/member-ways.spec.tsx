import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) });
const ways = () => screen.findByRole('navigation', { name: 'Door de lijst bladeren' });

describe('DSC-02 from a list one walks on from profile to profile', () => {
  it('by key and by button, in the order of the list, and Back leads to the list', async () => {
    const { user, router } = await visit('/members');
    await screen.findByText('Sanne');
    const names = screen
      .getAllByRole('link')
      .filter((link) => /^\/members\//.test(link.getAttribute('href') ?? ''))
      .map((link) => link.getAttribute('href')!);
    await user.click(screen.getByRole('link', { name: /Sanne\s*34/ }));
    await heading('Sanne');
    const at = names.indexOf('/members/member-1-sanne');
    const there = async (step: number) => {
      await waitFor(() => expect(router.state.location.pathname).toBe(names[at + step]));
      await screen.findByText(new RegExp(`^Profiel ${at + step + 1} van `));
    };

    await user.keyboard('{ArrowRight}');
    await there(1);
    await user.keyboard('{ArrowLeft}');
    await there(0);
    await user.click(within(await ways()).getByRole('button', { name: 'Volgend profiel' }));
    await there(1);
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
  });

  it('is left alone by keys that something else uses, and ends with the list', async () => {
    const { user, router } = await visit('/members');
    await user.click(await screen.findByRole('link', { name: /Sanne\s*34/ }));
    await heading('Sanne');
    await user.click(await screen.findByRole('button', { name: 'Meer met Sanne' }));
    await user.click(await screen.findByRole('button', { name: 'Blokkeren' }));
    await screen.findByRole('dialog');
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(router.state.location.pathname).toBe('/members/member-1-sanne');
  });

  it('is not offered on a profile that was opened by itself', async () => {
    const { user, router } = await visit('/members/member-1-sanne');
    await heading('Sanne');
    expect(screen.queryByRole('navigation', { name: 'Door de lijst bladeren' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(router.state.location.pathname).toBe('/members/member-1-sanne');
  });
});
