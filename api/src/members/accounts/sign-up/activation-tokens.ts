import { Injectable } from '@nestjs/common';
import { Clock, Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { LinkTokens } from '../credentials/link-tokens.js';
import { memberOf } from '../member.js';

/** Tokens of mailed activation links (ACC-04). */
@Injectable()
export class ActivationTokens {
  constructor(
    private readonly links: LinkTokens,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @param emailVersion version of the address the mail goes to; by default the member's current one */
  async issue(memberId: string, emailVersion?: number): Promise<string> {
    const version = emailVersion ?? (await this.store.readFresh(memberOf(memberId))).emailVersion;
    const days = this.settings.current().activationLinkDays;
    const expiresAt = new Date(this.clock.now().getTime() + days * 86_400_000);
    return this.links.issue({ purpose: 'activation', memberId, subject: `${version}` }, expiresAt);
  }
}
