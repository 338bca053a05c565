import { act, renderHook } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../providers/i18n-provider';
import { useIntent } from './use-intent';

it('what is pressed again while it is under way is done once, also where something else was pressed in between', async () => {
  const done: string[] = [];
  const never = (id: string) => new Promise(() => done.push(id));
  const i18nProvider = await createI18nProvider('nl');
  const { result } = renderHook(() => useIntent(never, 'done'), {
    wrapper: ({ children }) => <AdminContext i18nProvider={i18nProvider}>{children}</AdminContext>,
  });
  act(() => ['one', 'other', 'one'].forEach((id) => result.current.mutate(id)));
  await vi.waitFor(() => expect(done).toEqual(['one', 'other']));
});
