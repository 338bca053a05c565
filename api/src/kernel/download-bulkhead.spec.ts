import { describe, expect, it } from '@jest/globals';
import { DownloadBulkhead } from './download-bulkhead.js';
import { withDeadline } from './deadlines.js';

const soon = (work: () => Promise<() => void>) => withDeadline({ until: Date.now() + 20 }, work);

describe('ADM-05 downloads in turns', () => {
  it('so many run at once; the next begins when one has ended, first come first served', async () => {
    const bulkhead = new DownloadBulkhead(2);
    const [first, second] = await Promise.all([bulkhead.take(), bulkhead.take()]);
    const begun: string[] = [];
    const third = bulkhead.take().then((end) => (begun.push('third'), end));
    const fourth = bulkhead.take().then((end) => (begun.push('fourth'), end));
    await Promise.resolve();
    expect(begun).toEqual([]);
    first();
    (await third)();
    second();
    (await fourth)();
    expect(begun).toEqual(['third', 'fourth']);
  });

  it('whoever waits in vain is told busy, and leaves no place behind', async () => {
    const bulkhead = new DownloadBulkhead(1);
    const end = await bulkhead.take();
    await expect(soon(() => bulkhead.take())).rejects.toMatchObject({ code: 'busy' });
    end();
    // Releasing a slot twice does not free a second one.
    end();
    const again = await bulkhead.take();
    await expect(soon(() => bulkhead.take())).rejects.toMatchObject({ code: 'busy' });
    again();
  });

  it('no more wait than can be served', async () => {
    const bulkhead = new DownloadBulkhead(1);
    const end = await bulkhead.take();
    const waiting = Array.from({ length: 20 }, () => bulkhead.take());
    await expect(bulkhead.take()).rejects.toMatchObject({ code: 'busy' });
    end();
    for (const turn of waiting) (await turn)();
  });
});
