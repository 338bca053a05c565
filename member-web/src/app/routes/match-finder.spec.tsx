import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAnswered, readAnswers } from '../../features/match-finder/answers';
import { visit, withServer } from '../../testing/render';
import type { World } from '../../testing/world';

withServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (world: World) => {
  world.settings.logged_out_search = true;
};
const press = async (view: Awaited<ReturnType<typeof visit>>, name: string) =>
  view.user.click(await screen.findByRole('button', { name }));

/** What is left behind by whoever answers the last question so: calls, the way on and all the browser keeps. */
async function traceOf(race: string) {
  // A tab of its own each time, whose visit is told before the first question.
  sessionStorage.clear();
  const view = await visit('/match-finder', 'visitor', open);
  await press(view, '18–35 jaar');
  await press(view, 'Sexy');
  await press(view, race);
  await screen.findByRole('heading', { name: 'Leden van jouw leeftijd' });
  await screen.findByText('Sanne');
  const { pathname, search, hash, state } = view.router.state.location;
  const calls = [...new Set(view.world.calls.map(({ method, path }) => `${method} ${path}`))].sort();
  const trace = {
    calls,
    way: { pathname, search, hash, state: state as unknown },
    kept: [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie],
  };
  view.unmount();
  return trace;
}

describe('DSC-07 the match finder', () => {
  it('asks age, appearance and race, one after the other and back again', async () => {
    const view = await visit('/match-finder', 'visitor', open);
    expect(await screen.findByText('Vraag 1 van 3')).toBeInTheDocument();
    await press(view, '35 jaar of ouder');
    expect(await screen.findByRole('heading', { name: 'Hoe zou je jezelf omschrijven?' })).toHaveFocus();
    await press(view, 'Normaal');
    expect(await screen.findByRole('heading', { name: 'Wat is je afkomst?' })).toHaveFocus();
    expect(screen.getByText(/Je mag dit overslaan/)).toBeInTheDocument();
    await press(view, 'Vorige vraag');
    await press(view, 'Sexy');
    await press(view, 'Vraag overslaan');
    await screen.findByRole('heading', { name: 'Leden van jouw leeftijd' });
    expect(view.router.state.location.state).toEqual({ age: 'old', appearance: 'sexy' });
    expect(screen.getByRole('group', { name: 'Jouw antwoorden' })).toHaveTextContent('35 jaar of ouderSexy');
    await waitFor(() => expect(view.world.calls.some(({ path }) => path === '/api/members')).toBe(true));
  });

  it('goes back with the browser to the question before, from the matches too', async () => {
    const view = await visit('/match-finder', 'visitor', open);
    await press(view, '35 jaar of ouder');
    await press(view, 'Sexy');
    await press(view, 'Vraag overslaan');
    await screen.findByRole('heading', { name: 'Leden van jouw leeftijd' });
    for (const question of ['Wat is je afkomst?', 'Hoe zou je jezelf omschrijven?', 'Hoe oud ben je?']) {
      await act(() => view.router.navigate(-1));
      expect(await screen.findByRole('heading', { name: question })).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Vorige vraag' })).not.toBeInTheDocument();
  });

  it('a double press answers one question, and takes back one', async () => {
    const view = await visit('/match-finder', 'visitor', open);
    await view.user.dblClick(await screen.findByRole('button', { name: '18–35 jaar' }));
    await press(view, 'Normaal');
    await view.user.dblClick(await screen.findByRole('button', { name: 'Vorige vraag' }));
    expect(await screen.findByText('Vraag 2 van 3')).toBeInTheDocument();
  });

  it('race leaves no trace: whatever is answered, or nothing, the rest is the same', async () => {
    const [white, other, skipped] = [await traceOf('Wit'), await traceOf('Anders'), await traceOf('Vraag overslaan')];
    expect(white).toEqual(skipped);
    expect(other).toEqual(skipped);
    expect(skipped.way.state).toEqual({ age: 'young', appearance: 'sexy' });
    expect(JSON.stringify(white)).not.toMatch(/race|white|\bwit\b|afkomst/i);
  });

  it('the API knows no race, nowhere', () => {
    const contract = readFileSync(join(import.meta.dirname, '../../../../api/openapi/member.json'), 'utf8');
    expect(contract).not.toMatch(/"(race|ethnicity|skin)/i);
  });

  it('is for visitors; where they may not look around, the matches are told with the way to sign up', async () => {
    const member = await visit('/match-finder');
    await waitFor(() => expect(member.router.state.location.pathname).toBe('/members'));
    member.unmount();
    await visit('/signup-matches', 'visitor', (world) => {
      world.settings.logged_out_search = false;
      world.settings.logged_out_search_trafficsource = false;
    });
    expect(await screen.findByText(/Wie hier is, zie je zodra je een account hebt/)).toBeInTheDocument();
    expect(screen.queryByText('Sanne')).not.toBeInTheDocument();
  });

  it.each([null, 'old', { age: 'old' }, { age: 'ancient', appearance: 'sexy' }, { age: 'old', appearance: 1 }])(
    'takes %j for no answers',
    (state) => expect(readAnswers(state)).toBeUndefined(),
  );

  it.each([
    [{ age: 'old' }, { age: 'old' }],
    [{ appearance: 'sexy' }, {}],
    [{ age: 'ancient', appearance: 'sexy' }, {}],
  ])('after %j it goes on as after %j', (state, answered) => expect(readAnswered(state)).toEqual(answered));
});
