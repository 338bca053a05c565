import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { swipe } from './swipe';

const heard = vi.spyOn(document, 'addEventListener');
// The page of a lander is left with its script; this document stays.
afterEach(() => {
  for (const [type, listener] of heard.mock.calls) document.removeEventListener(type, listener);
  document.body.replaceChildren();
});

/** A lander with two cards, ready to be swiped. */
function deck() {
  document.body.innerHTML = `
    <div data-kept='["", "1", "2"]'>
      <ul class="deck"><li data-id="a"><a href="#a"></a></li><li data-id="b"></li></ul>
      <p data-count></p>
      <button data-pass></button><button data-like></button>
      <div data-end><p data-liked></p><div data-faces></div></div>
    </div>`;
  const root = document.body.querySelector('div')!;
  swipe(root);
  return root;
}

it('CLI-04 an arrow key swipes, but not one that is the browser’s own way back', () => {
  const root = deck();
  const gone = () =>
    [...root.querySelectorAll<HTMLElement>('[data-id]')]
      .filter(({ style }) => style.opacity === '0')
      .map(({ dataset }) => dataset.id);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft', [held]: true })).toBe(true);
  expect(gone()).toEqual([]);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft' })).toBe(false);
  expect(gone()).toEqual(['a']);
});

it('CLI-04 a card that was drawn half way is not pressed by that, and still is by the keyboard', () => {
  const card = deck().querySelector('li')!;
  Object.assign(card, { hasPointerCapture: () => true });
  fireEvent.pointerDown(card, { clientX: 0, button: 0 });
  fireEvent.pointerMove(card, { clientX: 40 });
  fireEvent.pointerUp(card);
  const link = card.querySelector('a')!;
  expect(fireEvent.click(link, { detail: 1 })).toBe(false);
  expect(fireEvent.click(link, { detail: 0 })).toBe(true);
});
