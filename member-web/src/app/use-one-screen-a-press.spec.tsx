import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { useOneScreenAPress } from './use-one-screen-a-press';

function Start() {
  useOneScreenAPress();
  return <Link to="/likes">Likes</Link>;
}

it('CLI-01 a screen whose link is pressed twice before it is drawn is gone to once', async () => {
  const router = createBrowserRouter([
    { path: '/likes', element: 'There' },
    { path: '*', element: <Start /> },
  ]);
  render(<RouterProvider router={router} />);
  const start = window.history.length;
  act(() => [1, 2].forEach((detail) => fireEvent.click(screen.getByRole('link'), { detail })));
  expect(await screen.findByText('There')).toBeInTheDocument();
  expect(window.history.length).toBe(start + 1);
});
