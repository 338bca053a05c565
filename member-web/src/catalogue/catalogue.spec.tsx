import { render } from '@testing-library/react';
import axe from 'axe-core';
import { beforeAll, expect, it } from 'vitest';
import { allTexts, startI18n } from '../lib/i18n';
import { World } from '../testing/world';
import { Catalogue } from './catalogue';
import { PARTS } from './parts';

const files = import.meta.glob<Record<string, unknown>>(['../ui/*.tsx', '!../ui/*.spec.tsx'], { eager: true });
const parts = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter(([name, one]) => /^[A-Z]/.test(name) && typeof one === 'function')
  .map(([name]) => name);

beforeAll(async () => {
  await startI18n('nl');
  await allTexts();
});

it('shows every part of the kit, and no other', () => {
  expect(Object.keys(PARTS).sort()).toEqual(parts.sort());
});

it.each(Object.keys(PARTS))('%s is drawn, and axe finds nothing', async (name) => {
  const { container } = render(<Catalogue settings={new World('paid').settings} only={name} />);
  expect(container.querySelector(`#part-${name} + div`)!.childElementCount).toBeGreaterThan(0);
  // A browser of the tests sees the colours (e2e/contrast).
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
