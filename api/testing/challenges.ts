import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Answer, CallOptions, TestBrowser } from './app.js';

export async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge'];
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

/**
 * Signs up as the site does: sends the request, solves the proof-of-work challenge if one is required, and sends it
 * again.
 */
export async function signUpByWorking(browser: TestBrowser, form: object, options?: CallOptions): Promise<Answer> {
  const asked = await browser.post('/signup', form, options);
  if (asked.body.code !== 'challenge_required') return asked;
  const challenge = await solve(asked.body.params.challenge as string);
  return browser.post('/signup', { ...form, challenge }, options);
}
