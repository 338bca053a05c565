import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Tallies } from '../../ground/authentication/index.js';
import { Clock, Vault } from '../../kernel/index.js';

/** Work that a browser must do before it may proceed, without involving its user. */
export abstract class Challenges {
  /** @param bearer who it is for: a solution is valid for this bearer only */
  abstract create(bearer: string): Promise<string>;
  /** Whether this is a valid solution of one of our challenges: for this bearer, in time, and not used before. */
  abstract isSolved(bearer: string, solution: string | undefined): Promise<boolean>;
}

const MINUTES = 10;
/** About a hundred key derivations of a few ms: 1–2 seconds on a phone, but most of a CPU for mass sign-ups. */
const COST = 5_000;
const COUNTS = [150, 450] as const;

/** Proof of work with the ALTCHA library, verified on our own server; only used solutions are stored. */
@Injectable()
export class ProofOfWork extends Challenges {
  constructor(
    private readonly vault: Vault,
    private readonly tallies: Tallies,
    private readonly clock: Clock,
  ) {
    super();
  }

  async create(bearer: string): Promise<string> {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(...COUNTS),
      deriveKey,
      data: { bearer: this.bearerOf(bearer), until: this.clock.now().getTime() + MINUTES * 60_000 },
      ...this.secrets(),
    });
    return JSON.stringify(challenge);
  }

  async isSolved(bearer: string, solution: string | undefined): Promise<boolean> {
    const shown = solution === undefined ? undefined : readSolution(solution);
    if (!shown) return false;
    const { challenge } = shown;
    const { data, nonce } = challenge.parameters;
    if (data?.['bearer'] !== this.bearerOf(bearer) || !(Number(data['until']) > this.clock.now().getTime()))
      return false;
    const { verified } = await verifySolution({ ...shown, deriveKey, ...this.secrets() });
    const once = { subject: this.vault.hmac('challenge', nonce), limit: 1 };
    return verified && (await this.tallies.count([once], MINUTES)) === 0;
  }

  private secrets() {
    const of = (use: string) => this.vault.hmac('challenge secret', use);
    return { hmacSignatureSecret: of('challenge'), hmacKeySignatureSecret: of('key') };
  }

  private bearerOf(bearer: string): string {
    return this.vault.hmac('challenge bearer', bearer);
  }
}

/** The text may be anything; the library checks the signature before it trusts a value. */
function readSolution(text: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const { challenge, solution } = JSON.parse(text) as { challenge?: Challenge; solution?: Solution };
    const { algorithm, cost, nonce } = challenge?.parameters ?? {};
    // Check first how much computing it would make us do.
    if (algorithm !== 'PBKDF2/SHA-256' || cost !== COST || typeof nonce !== 'string') return undefined;
    if (!Number.isInteger(solution?.counter) || typeof solution?.derivedKey !== 'string') return undefined;
    return { challenge: challenge!, solution };
  } catch {
    return undefined;
  }
}
