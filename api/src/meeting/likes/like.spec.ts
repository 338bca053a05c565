import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { LikeEvent } from './like.events.js';
import { isMatch, like, likeMember, likeOf, removeLike, seeLike } from './like.js';

const at = '2026-03-01T10:00:00.000Z';
const liked = (by: string, member: string, mutual = false): LikeEvent => ({
  type: 'MemberLiked',
  data: { by, member, mutual, likedAt: at },
});
const removed = (by: string, member: string): LikeEvent => ({ type: 'LikeRemoved', data: { by, member } });
const seen = (by: string, member: string): LikeEvent => ({ type: 'LikeSeen', data: { by, member } });
const annaOnBen = { by: 'anna', member: 'ben' };
const benOnAnna = { by: 'ben', member: 'anna' };

describe('DSC-03 likes', () => {
  it('is one stream whichever of the two acts', () => {
    expect(likeOf('ben', 'anna').stream).toBe(likeOf('anna', 'ben').stream);
    expect(likeOf('ben', 'anna').stream).not.toBe(likeOf('ben', 'carl').stream);
  });

  it('records who likes whom, once', () => {
    given(like)
      .when((state) => likeMember(state, { ...annaOnBen, at }))
      .then(liked('anna', 'ben'));
    given(like, liked('anna', 'ben'))
      .when((state) => likeMember(state, { ...annaOnBen, at }))
      .thenNothing();
  });

  it('liking back makes a match', () => {
    const both = given(like, liked('ben', 'anna'));
    both.when((state) => likeMember(state, { ...annaOnBen, at })).then(liked('anna', 'ben', true));
    expect(isMatch(both.state)).toBe(false);
    expect(isMatch(given(like, liked('ben', 'anna'), liked('anna', 'ben', true)).state)).toBe(true);
  });

  it('removes only the own like, and the match with it', () => {
    given(like, liked('ben', 'anna'))
      .when((state) => removeLike(state, annaOnBen))
      .thenNothing();
    given(like, liked('anna', 'ben'))
      .when((state) => removeLike(state, annaOnBen))
      .then(removed('anna', 'ben'));
    const { state } = given(like, liked('ben', 'anna'), liked('anna', 'ben', true), removed('anna', 'ben'));
    expect(state.likers).toEqual(['ben']);
    expect(isMatch(state)).toBe(false);
  });

  it('a like removed and given again is new again, and a match again', () => {
    given(like, liked('anna', 'ben'), liked('ben', 'anna', true), removed('anna', 'ben'))
      .when((state) => likeMember(state, { ...annaOnBen, at }))
      .then(liked('anna', 'ben', true));
  });
});

describe('DSC-02 the new-like flag', () => {
  it('is cleared once, by the liked one alone', () => {
    given(like, liked('ben', 'anna'))
      .when((state) => seeLike(state, annaOnBen))
      .then(seen('anna', 'ben'));
    given(like, liked('ben', 'anna'), seen('anna', 'ben'))
      .when((state) => seeLike(state, annaOnBen))
      .thenNothing();
    given(like, liked('ben', 'anna'))
      .when((state) => seeLike(state, benOnAnna))
      .thenNothing();
  });

  it('goes with the like', () => {
    given(like, liked('ben', 'anna'), removed('ben', 'anna'))
      .when((state) => seeLike(state, annaOnBen))
      .thenNothing();
  });

  it('is cleared for whoever likes back, and set for the other', () => {
    const { state } = given(like, liked('ben', 'anna'), liked('anna', 'ben', true));
    expect(state.unseen).toEqual(['anna']);
  });
});
