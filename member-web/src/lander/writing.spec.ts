import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { landingMessage } from '../lib/landing-message';
import { writing } from './writing';

it('ACC-04 a line that is chosen takes the place of another, and of nothing that somebody wrote', () => {
  document.body.innerHTML = `
    <form data-writing="anna">
      <fieldset><input type="radio" name="line" value="Hoi!" /><input type="radio" name="line" value="Koffie?" /></fieldset>
      <textarea></textarea>
    </form>`;
  const form = document.querySelector('form')!;
  const field = document.querySelector('textarea')!;
  const [hi, coffee] = document.querySelectorAll('input');
  writing(form);
  fireEvent.click(hi!);
  expect(field.value).toBe('Hoi!');
  fireEvent.click(coffee!);
  expect(field.value).toBe('Koffie?');
  fireEvent.input(field, { target: { value: 'Ik zag dat je zeilt.' } });
  fireEvent.click(hi!);
  expect(field.value).toBe('Ik zag dat je zeilt.\nHoi!');
  fireEvent.click(coffee!);
  expect(field.value).toBe('Ik zag dat je zeilt.\nKoffie?');
  expect(landingMessage('anna')).toBe(field.value);
  document.body.replaceChildren();
});
