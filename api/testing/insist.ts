import { randomUUID } from 'node:crypto';
import type { Answer, CallOptions } from './app.js';

/** Asks again, with the same key, while the answer is `busy`, as clients do: on a busy machine it is an answer like any. */
export async function insist(
  ask: (options: CallOptions) => Promise<Answer>,
  key: string = randomUUID(),
): Promise<Answer> {
  for (;;) {
    const answer = await ask({ key });
    if (answer.status !== 503) return answer;
  }
}
