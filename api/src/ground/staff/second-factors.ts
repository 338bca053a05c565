import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock, type Sealed, type Transaction, Vault } from '../../kernel/index.js';
import { RECOVERY_CODES, type Proof } from './login-rules.js';
import { Authenticator, RecoveryCode } from './second-factor.entities.js';
import { stepOfCode } from './totp.js';

const NUMBERS = Array.from({ length: RECOVERY_CODES }, (_, number) => number);
// Without easily confused letters and digits; 32 characters, so each encodes five bits.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Authenticator secrets, sealed, and keyed hashes of recovery codes. */
@Injectable()
export class SecondFactors {
  constructor(
    @InjectRepository(Authenticator) private readonly authenticators: Repository<Authenticator>,
    @InjectRepository(RecoveryCode) private readonly recoveryCodes: Repository<RecoveryCode>,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** Identifies an entered code; the rule decides whether it may still be used. */
  async read(staffId: string, typed: string): Promise<Proof | undefined> {
    const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
    if (/^\d{6}$/.test(code)) {
      const row = await this.authenticators.findOneBy({ staff_id: staffId });
      const step = row ? await this.stepOf(row.secret, code) : undefined;
      return step === undefined ? undefined : { step };
    }
    const row = await this.recoveryCodes.findOneBy({ staff_id: staffId, code_hash: this.hashOf(staffId, code) });
    return row ? { recoveryCode: row.number } : undefined;
  }

  /** @param secret sealed, for example that of an authenticator still to be confirmed */
  async stepOf(secret: string, code: string): Promise<number | undefined> {
    const opened = await this.vault.open(secret);
    return opened === null ? undefined : stepOfCode(opened, code.replaceAll(/\s/g, ''), this.clock.now());
  }

  /** Derived from the idempotency key, so that a repeated request shows the codes that were stored. */
  newRecoveryCodes(staffId: string, key: string): string[] {
    return NUMBERS.map((number) => {
      const random = Buffer.from(this.vault.hmac('new recovery code', `${staffId} ${key} ${number}`), 'base64url');
      const letters = [...random.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]!);
      return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
    });
  }

  keepSecret(tx: Transaction, staffId: string, secret: Sealed | string): void {
    tx.put(Authenticator, { staff_id: staffId }, { set: { secret } });
  }

  keepRecoveryCodes(tx: Transaction, staffId: string, codes: string[]): void {
    for (const [number, code] of codes.entries()) {
      const hash = this.hashOf(staffId, code.replaceAll('-', ''));
      tx.put(RecoveryCode, { staff_id: staffId, number }, { set: { code_hash: hash } });
    }
  }

  forget(tx: Transaction, staffId: string): void {
    tx.remove(Authenticator, { staff_id: staffId });
    for (const number of NUMBERS) tx.remove(RecoveryCode, { staff_id: staffId, number });
  }

  private hashOf(staffId: string, code: string): string {
    return this.vault.hmac('recovery code', `${staffId} ${code}`);
  }
}
