import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit, withServer } from '../../testing/render';

withServer();

it('the age stays behind a name that is written from right to left', async () => {
  await visit('/chats', 'paid', (world) => {
    world.member('member-1-sanne')!.name = 'נועה';
  });
  const list = within(await screen.findByRole('navigation', { name: 'Berichten' }));
  expect((await list.findByText('נועה')).tagName).toBe('BDI');
});
