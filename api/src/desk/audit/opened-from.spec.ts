import { describe, expect, it } from '@jest/globals';
import { openedFrom } from './opened-from.js';

const id = '0199a1b2-0000-7000-8000-000000000001';

describe('ADM-05 from where a page was opened', () => {
  it.each([
    [undefined, { reason: 'address', about: null }],
    ['', { reason: 'address', about: null }],
    ['search', { reason: 'search', about: null }],
    [`case ${id}`, { reason: 'case', about: id }],
    ['case nothing', { reason: 'case', about: null }],
    ['<script>', { reason: 'other', about: null }],
    [`toString ${id}`, { reason: 'other', about: null }],
    [['case', 'list'], { reason: 'address', about: null }],
  ])('%j: %j', (header, said) => expect(openedFrom(header)).toEqual(said));
});
