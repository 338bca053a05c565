import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock, Config } from '../../kernel/index.js';

/** Milliseconds for which it is kept: after a release its scripts have other names. */
const KEPT = 10_000;
const PATIENCE = 2_000;

/** The member site's own page, `index.html`: from its folder, or from the web server that serves it. */
@Injectable()
export class SiteTemplate {
  private known: { text: string; until: number } | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined where it is not to be had */
  async text(): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    if (this.known && now < this.known.until) return this.known.text;
    const text = await this.load().catch(() => undefined);
    if (text !== undefined) this.known = { text, until: now + KEPT };
    // Rather that of before than none.
    return text ?? this.known?.text;
  }

  private async load(): Promise<string | undefined> {
    const { memberSite } = this.config;
    if (!/^https?:/.test(memberSite)) return readFile(join(memberSite, 'index.html'), 'utf8');
    const answer = await fetch(new URL('/index.html', memberSite), { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? answer.text() : undefined;
  }
}
