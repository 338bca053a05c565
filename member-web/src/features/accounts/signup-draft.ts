import { forgetLandingMessage, keepLandingMessage } from '../../lib/landing-message';
import { onSignOut } from '../../lib/session';
import { createSessionStore } from '../../lib/session-store';
import type { SignupValues } from './signup-values';

/** As far as something was filled in. */
type Kept = Partial<Omit<SignupValues, 'password'>>;
export type SignupDraft = {
  values: Kept;
  /** Where one was, and how far one had come. */
  step: number;
  reached: number;
  /** Whom the first message is for. */
  landing: string | null;
};

/** CLI-02: a reload, the way back or a closed dialog loses nothing; the password alone is kept nowhere. */
export const signupDraft = createSessionStore<SignupDraft | null>('signup', null);

onSignOut(forgetLandingMessage);

export function discardSignup() {
  forgetLandingMessage();
  signupDraft.set(null);
}

export function keepSignup(values: SignupValues, place: Omit<SignupDraft, 'values'>) {
  const { password: _, ...kept } = values;
  signupDraft.set({ values: kept, ...place });
  // On the way back to the member's landing page the words are those of here.
  if (place.landing) keepLandingMessage(place.landing, kept.signup_message);
}

type Answers = Pick<SignupValues, 'gender' | 'sought_gender'>;

/** The first question answered elsewhere: sign-up goes on with the second, and keeps what was filled in before. */
export function beginSignup(answers: Answers) {
  const before = signupDraft.get();
  signupDraft.set({
    values: { ...before?.values, ...answers },
    step: 1,
    reached: Math.max(before?.reached ?? 0, 1),
    landing: before?.landing ?? null,
  });
}

/** What was filled in before, without words to somebody else. */
export function keptValues({ values, landing }: SignupDraft, now: string | undefined): Kept {
  return landing === (now ?? null) ? values : { ...values, signup_message: '' };
}
