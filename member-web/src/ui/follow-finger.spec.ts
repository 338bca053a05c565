import { afterEach, expect, it, vi } from 'vitest';
import { followFinger } from './follow-finger';

function drawn(to: number, after: number, ending = 'pointerup') {
  const sheet = document.createElement('div');
  const animation = { onfinish: () => {}, cancel: vi.fn() };
  sheet.animate = vi.fn(() => animation as unknown as Animation);
  const close = vi.fn();
  followFinger(sheet, { y: 100, at: 0 }, close);
  const tell = (type: string, at: number) => {
    const event = new MouseEvent(type, { clientY: 100 + to });
    vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(at);
    sheet.dispatchEvent(event);
  };
  tell('pointermove', after);
  const place = sheet.style.translate;
  tell(ending, after);
  animation.onfinish();
  return { place, closed: close.mock.calls.length === 1 };
}

afterEach(() => void vi.restoreAllMocks());

it.each([
  { what: 'a sheet that is drawn far closes', to: 120, after: 2_000, place: '0px 120px', closed: true },
  { what: 'one that is drawn fast too', to: 40, after: 60, place: '0px 40px', closed: true },
  { what: 'one that is drawn a little goes back', to: 40, after: 2_000, place: '0px 40px', closed: false },
  { what: 'none goes up', to: -80, after: 60, place: '0px', closed: false },
  {
    what: 'what the browser takes over goes back',
    to: 120,
    after: 60,
    ending: 'pointercancel',
    place: '0px 120px',
    closed: false,
  },
])('$what', ({ to, after, ending, place, closed }) => {
  expect(drawn(to, after, ending)).toEqual({ place, closed });
});
