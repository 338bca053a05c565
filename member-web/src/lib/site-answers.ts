/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 5_000;

/** Can the site's own page be loaded now; a proxy that says that nobody is behind it is no answer. */
export async function siteAnswers(): Promise<boolean> {
  try {
    const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) } as const;
    return (await fetch('/', asked)).ok;
  } catch {
    return false;
  }
}
