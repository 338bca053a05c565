import { keepLike, KEPT_LIKES, keptLikes } from '../lib/kept-likes';

/** How far a card is drawn before it goes, in pixels, and how far it moves at all before it is no press. */
const FAR = 90;
const MOVED = 8;
const LEAVES_MS = 220;

/** The deck of the lander `tinderswipe` (CLI-04): the top card goes to the right with a like, to the left without. */
export function swipe(root: HTMLElement) {
  const list = root.querySelector('.deck')!;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-id]')];
  const count = root.querySelector<HTMLElement>('[data-count]');
  if (cards.length === 0 || !count) return;
  const texts = JSON.parse(root.dataset.kept ?? '[]') as string[];
  const liked = () => {
    const { ids, of } = keptLikes();
    return of === undefined ? ids : [];
  };
  // Who comes back goes on with whom they have not seen.
  const seen = new Set(liked());
  let left = cards.filter((card) => {
    const again = seen.has(card.dataset.id!);
    card.hidden = again;
    return !again;
  });

  const show = () => {
    const kept = liked().length;
    count.textContent = texts[Math.min(kept, texts.length - 1)] ?? '';
    left.forEach((card, depth) => {
      card.style.setProperty('--depth', `${depth}`);
      card.style.zIndex = `${cards.length - depth}`;
      card.classList.toggle('far', depth > 2);
      card.inert = depth > 0;
    });
    if (left.length === 0 || kept >= KEPT_LIKES) finish();
  };

  const finish = () => {
    root.classList.add('through');
    const faces = root.querySelector('[data-faces]')!;
    const ids = liked();
    const pictures = cards.filter(({ dataset }) => ids.includes(dataset.id!)).map((card) => card.querySelector('img'));
    faces.replaceChildren(...pictures.flatMap((picture) => (picture ? [picture.cloneNode()] : [])));
    root.querySelector<HTMLElement>('[data-liked]')!.hidden = ids.length === 0;
    const end = root.querySelector<HTMLElement>('[data-end]')!;
    if (root.contains(document.activeElement)) end.focus();
  };

  const go = (like: boolean) => {
    const [card] = left;
    if (!card) return;
    if (like) keepLike(card.dataset.id!);
    left = left.slice(1);
    card.inert = true;
    card.classList.remove('held', 'likes', 'passes');
    card.style.transform = `translateX(${like ? 130 : -130}%) rotate(${like ? 18 : -18}deg)`;
    card.style.opacity = '0';
    setTimeout(() => (card.hidden = true), LEAVES_MS);
    show();
  };

  for (const card of cards) drag(card, { isTop: () => card === left[0], go });
  root.querySelector('[data-like]')!.addEventListener('click', () => go(true));
  root.querySelector('[data-pass]')!.addEventListener('click', () => go(false));
  document.addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    const elsewhere = target instanceof Element && target.closest('dialog, textarea, input');
    if (repeat || elsewhere || !['ArrowRight', 'ArrowLeft'].includes(key)) return;
    // Those with another key are the browser's, as its way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(key === 'ArrowRight');
  });
  root.classList.add('ready');
  show();
}

type Top = { isTop: () => boolean; go: (like: boolean) => void };

function drag(card: HTMLElement, { isTop, go }: Top) {
  let from: number | undefined;
  let by = 0;
  const follow = ({ clientX, pointerId }: PointerEvent) => {
    if (from === undefined) return;
    by = clientX - from;
    if (Math.abs(by) > MOVED && !card.hasPointerCapture(pointerId)) card.setPointerCapture(pointerId);
    card.style.transform = `translateX(${by}px) rotate(${by / 18}deg)`;
    card.classList.toggle('likes', by > FAR);
    card.classList.toggle('passes', by < -FAR);
  };
  const letGo = (cancelled: boolean) => {
    if (from === undefined) return;
    from = undefined;
    card.classList.remove('held', 'likes', 'passes');
    if (!cancelled && Math.abs(by) > FAR) return go(by > 0);
    card.style.transform = '';
  };
  card.addEventListener('pointerdown', ({ clientX, button }) => {
    if (button !== 0 || !isTop()) return;
    from = clientX;
    by = 0;
    card.classList.add('held');
  });
  card.addEventListener('pointermove', follow);
  card.addEventListener('pointerup', () => letGo(false));
  card.addEventListener('pointercancel', () => letGo(true));
  // A card that was drawn is not pressed; by the keyboard it is, whose click tells no number of presses.
  card.addEventListener('click', (press) => press.detail > 0 && Math.abs(by) > MOVED && press.preventDefault(), {
    capture: true,
  });
}
