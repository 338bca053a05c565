import { describe, expect, it } from '@jest/globals';
import { staffActor, staffIdOf } from './actors.js';

describe('ADM-05 actors', () => {
  it('say whether staff did it, and who', () => {
    expect(staffActor('s1')).toBe('staff:s1');
    expect(staffIdOf(staffActor('s1'))).toBe('s1');
    expect(['anna', 'system', 'visitor'].map(staffIdOf)).toEqual([undefined, undefined, undefined]);
  });

  it('are the system where no person acts', () => expect(staffActor('system')).toBe('system'));
});
