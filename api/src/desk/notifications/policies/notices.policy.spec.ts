import { expect, it } from '@jest/globals';
import { noticesPolicy } from './notices.policy.js';

const likedBy = (auto: object) => {
  const data = { by: 'vera', member: 'ben', mutual: false, likedAt: '2026-03-02T10:00:00.000Z', ...auto };
  return noticesPolicy.on.MemberLiked!({ streamId: 'ben:vera', version: 1, data } as never);
};

it('DSC-05 nobody is called back by a like that the site gave, only by one that somebody did', () => {
  expect(likedBy({ auto: true })).toEqual([]);
  expect(likedBy({})).toHaveLength(1);
});
