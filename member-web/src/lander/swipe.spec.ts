import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { swipe } from './swipe';

const heard = vi.spyOn(document, 'addEventListener');
// The page of a lander is left with its script; this document stays.
afterEach(() => {
  for (const [type, listener] of heard.mock.calls) document.removeEventListener(type, listener);
  document.body.replaceChildren();
});

it('CLI-04 an arrow key swipes, but not one that is the browser’s own way back', () => {
  document.body.innerHTML = `
    <div data-kept='["", "1", "2"]'>
      <ul class="deck"><li data-id="a"></li><li data-id="b"></li></ul>
      <p data-count></p>
      <button data-pass></button><button data-like></button>
      <div data-end><p data-liked></p><div data-faces></div></div>
    </div>`;
  const root = document.body.querySelector('div')!;
  const gone = () =>
    [...root.querySelectorAll<HTMLElement>('[data-id]')]
      .filter(({ style }) => style.opacity === '0')
      .map(({ dataset }) => dataset.id);
  swipe(root);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft', [held]: true })).toBe(true);
  expect(gone()).toEqual([]);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft' })).toBe(false);
  expect(gone()).toEqual(['a']);
});
