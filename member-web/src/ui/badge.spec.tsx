import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { creditLevel } from '../features/credits/credits-badge';
import { Badge } from './badge';

describe('CHT-08 unread badges', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [2500, '99+'],
  ])('%i reads %s', (count, text) => {
    render(<Badge count={count} label="ongelezen" />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('MNY-10 the credits badge', () => {
  it.each([
    [11, 'enough'],
    [10, 'low'],
    [1, 'low'],
    [0, 'none'],
  ])('%i credits are %s', (credits, level) => expect(creditLevel(credits)).toBe(level));
});
