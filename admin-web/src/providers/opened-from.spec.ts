import { describe, expect, it } from 'vitest';
import { createTrail } from './opened-from';

const anna = '/members/0199a1b2-0000-7000-8000-000000000001/show';
const ben = '/members/0199a1b2-0000-7000-8000-000000000002/show';
const report = '/cases/0199a1b2-0000-7000-8000-000000000003/show';

const after = (...paths: string[]) => {
  const trail = createTrail();
  for (const path of paths) {
    if (path.startsWith('found ')) trail.find(path.slice('found '.length));
    else trail.visit(path);
  }
  return trail.from(paths.at(-1)!);
};

describe('ADM-05 from where a page is opened', () => {
  it('what is asked on a page itself says which it is', () => {
    const trail = createTrail();
    trail.visit(report);
    expect([trail.here(report), trail.here('/payments'), trail.here('/')]).toEqual([
      'case 0199a1b2-0000-7000-8000-000000000003',
      'payment',
      'dashboard',
    ]);
  });

  it.each([
    ['from outside', [anna], ''],
    ['from the list', ['/members', anna], 'list'],
    ['from a case', [report, anna], 'case 0199a1b2-0000-7000-8000-000000000003'],
    ['from another member', [anna, ben], 'member 0199a1b2-0000-7000-8000-000000000001'],
    ['from the dashboard', ['/', anna], 'dashboard'],
    ['from a screen without a word of its own', ['/campaigns', anna], 'other'],
    ['from what a search found, wherever it was begun', [report, `found ${anna}`, anna], 'search'],
    ['its tabs and a second asking change nothing', ['/members', anna, anna, `${anna}/money`], 'list'],
    [
      'a search says nothing of the page after the next',
      [`found ${anna}`, anna, report, ben],
      'case 0199a1b2-0000-7000-8000-000000000003',
    ],
  ])('%s', (_what, paths, from) => expect(after(...paths)).toBe(from));
});
