import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSE, MOST, moved, WHOLE, zoomed, type View } from './zoom';

const frame = { width: 400, height: 800 };

describe('PRO-02 a photo that is looked at closely', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: -50 };
    const view = zoomed(WHOLE, 2, at, frame);
    // What lay there lies there still.
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomed(view, 1, at, frame)).toEqual(WHOLE);
  });

  it('is moved to its edges and no further', () => {
    const close = zoomed(WHOLE, CLOSE, { x: 0, y: 0 }, frame);
    expect(moved(close, { x: 5_000, y: -5_000 }, frame)).toEqual({ scale: CLOSE, x: 300, y: -600 });
    expect(moved(WHOLE, { x: 30, y: 30 }, frame)).toEqual(WHOLE);
  });

  it('always fills its frame, whatever fingers do', () => {
    const point = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -800, max: 800 }) });
    const act = fc.record({ scale: fc.double({ min: 0.1, max: 12, noNaN: true }), at: point, by: point });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let view: View = WHOLE;
        for (const { scale, at, by } of acts) view = moved(zoomed(view, scale, at, frame), by, frame);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MOST);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2 + 1e-6);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2 + 1e-6);
      }),
    );
  });
});
