import { ErasesMember, type Eraser } from '../../../kernel/index.js';
import { LinkTokens } from '../credentials/link-tokens.js';
import { Presence } from '../preferences/presence.js';

@ErasesMember()
export class AccountsEraser implements Eraser {
  constructor(
    private readonly links: LinkTokens,
    private readonly presence: Presence,
  ) {}

  async erase(memberId: string): Promise<void> {
    await this.links.forgetMember(memberId);
    await this.presence.forget(memberId);
  }
}
