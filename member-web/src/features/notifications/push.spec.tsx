import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { fakePush, noPush, PUBLIC_KEY } from '../../testing/fake-push';
import { server, visit, withServer } from '../../testing/render';
import { pushState, resumePush } from './push';

withServer();
afterEach(() => noPush());

it('PRO-05 does not say that notifications are on to whom the browser asked in vain', async () => {
  fakePush('default');
  const { user } = await visit('/members', 'paid', (world) => {
    world.settings.push_public_key = PUBLIC_KEY;
    const picture = { url: '/p.jpg', thumbnail: '/t.jpg', placeholder: '' };
    world.user!.profile.main_image = { ...picture, status: 'approved' } as never;
  });
  const turnOn = await screen.findByRole('button', { name: 'Meldingen aanzetten' });
  await user.click(turnOn);
  await waitFor(() => expect(turnOn).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText('Meldingen staan aan op dit apparaat.')).not.toBeInTheDocument();
});

it('NTF-03 what is on stays on where only the site cannot be reached', async () => {
  fakePush('granted', 'granted');
  localStorage.setItem('push-member', 'anna');
  const lost = { status: 400, code: 'unreachable', request_id: 'r' };
  server.use(http.post('*/api/push/subscription', () => HttpResponse.json(lost, { status: 400 })));
  await resumePush('anna', PUBLIC_KEY);
  expect(pushState.get()).toBe('subscribed');
});
