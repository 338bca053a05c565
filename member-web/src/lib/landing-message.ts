const KEY = 'landing-message';
const LONGEST = 10_000;

interface Kept {
  landing: string;
  text: string;
}

/** ACC-04: what was written on a member's landing page goes along to the sign-up, in this tab alone. */
export function keepLandingMessage(landing: string, text: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ landing, text: text.slice(0, LONGEST) } satisfies Kept));
  } catch {
    // A browser that keeps nothing: it is written once more.
  }
}

/** The words kept for that member. */
export function landingMessage(member: string | undefined): string {
  try {
    const { landing, text } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return member !== undefined && landing === member && typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

export function forgetLandingMessage() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
