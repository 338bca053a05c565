import { createHash, randomBytes } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Clock, ErasesMember, type Eraser } from '../../../kernel/index.js';
import { LinkToken, type LinkPurpose } from './link-token.entity.js';

export type Link = Pick<LinkToken, 'purpose' | 'memberId' | 'subject'>;

/**
 * Tokens of mailed links, stored as hashes only. Earlier tokens stay valid, for members who open the older of two
 * mails.
 */
@ErasesMember()
export class LinkTokens implements Eraser {
  constructor(
    @InjectRepository(LinkToken) private readonly tokens: Repository<LinkToken>,
    private readonly clock: Clock,
  ) {}

  async issue({ purpose, memberId, subject }: Link, expiresAt: Date): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await this.forgetEnded();
    await this.tokens.insert({ tokenHash: hashOf(token), purpose, memberId, subject, expiresAt });
    return token;
  }

  async forgetEnded(): Promise<void> {
    await this.tokens.delete({ expiresAt: LessThanOrEqual(this.clock.now()) });
  }

  async erase(memberId: string): Promise<void> {
    await this.tokens.delete({ memberId });
  }

  /** The member the token was mailed to, and its purpose. */
  find(purpose: LinkPurpose, token: string): Promise<Link | null> {
    return this.tokens.findOneBy({ tokenHash: hashOf(token), purpose, expiresAt: MoreThan(this.clock.now()) });
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
