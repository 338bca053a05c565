import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console';
import { answerByPath } from '../../testing/server';

describe('ADM-05 a record that is still on its way', () => {
  it('is called by its kind in the bar, which is never without a title', async () => {
    answerByPath({
      '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role: 'admin' } },
      '/api/admin/refunds': { json: [], headers: { 'Content-Range': 'refunds */0' } },
      '/api/admin/refunds/r1': () => new Promise(() => undefined),
    });
    await openConsole('/refunds/r1/show');
    expect(await screen.findByRole('heading', { level: 1, name: 'Terugbetaling' })).toBeDefined();
  });
});
