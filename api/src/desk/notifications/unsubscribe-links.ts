import { Injectable } from '@nestjs/common';
import { PREFERENCES, type Preference } from '../../members/accounts/index.js';
import { isSameSecret, Vault } from '../../kernel/index.js';

/** Unsubscribe links in mail footers. They never expire and need no row: the signature proves that we sent them. */
@Injectable()
export class UnsubscribeLinks {
  constructor(private readonly vault: Vault) {}

  tokenFor(memberId: string, preference: Preference): string {
    const id = Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url');
    return `${preference}.${id}.${this.sign(memberId, preference)}`;
  }

  read(token: string): { memberId: string; preference: Preference } | undefined {
    const [name, id = '', signature = ''] = token.split('.');
    const preference = PREFERENCES.find((one) => one === name);
    const bytes = Buffer.from(id, 'base64url');
    if (!preference || bytes.length !== 16) return undefined;
    const memberId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return isSameSecret(signature, this.sign(memberId, preference)) ? { memberId, preference } : undefined;
  }

  private sign = (memberId: string, preference: Preference) =>
    this.vault.hmac('unsubscribe', `${memberId} ${preference}`).slice(0, 32);
}
