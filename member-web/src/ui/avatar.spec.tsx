import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar';

it('PRO-03 a picture that is not to be had any more gives way to a portrait, until there is another', () => {
  const withPicture = (thumb_url: string) => (
    <Avatar profile={{ id: 'a', gender: 'female', main_image: { thumb_url, placeholder: null } }} />
  );
  const { container, rerender } = render(withPicture('/gone.webp'));
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(withPicture('/new.webp'));
  expect(container.querySelector('img')).toHaveAttribute('src', '/new.webp');
});
