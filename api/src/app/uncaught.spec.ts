import { expect, it } from '@jest/globals';
import { Log } from '../kernel/index.js';
import { endOnUncaught } from './uncaught.js';

it('PRV-02 an error that nobody caught ends the process, and leaves its words out of the log', () => {
  const lines: string[] = [];
  const ends: number[] = [];
  const before = process.listeners('uncaughtException');
  endOnUncaught(new Log('info', { write: (line) => void lines.push(line) }), (code) => void ends.push(code));
  const [listener] = process.listeners('uncaughtException').filter((one) => !before.includes(one));
  process.off('uncaughtException', listener!);
  listener!(new TypeError('cannot read Fenna'), 'uncaughtException');
  expect(ends).toEqual([1]);
  expect(lines.join()).toContain('TypeError');
  expect(lines.join()).toContain('uncaught.spec');
  expect(lines.join()).not.toContain('Fenna');
});
