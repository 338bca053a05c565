import { readFileSync } from 'node:fs';
import type { BrowserContext, Request, TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const TRAFFIC = 'traffic';
/** At most of each; a screen of the site has about fifty. */
const LINES = 90;

/** Notes what went wrong on the wire, or never came, in every window of a test. */
export class Traffic {
  private readonly begun = performance.now();
  private readonly lines: string[] = [];
  private readonly waiting = new Map<Request, string>();

  readonly watch = (context: BrowserContext): void => {
    context.on('request', (request) => this.waiting.set(request, this.now(`${request.method()} ${request.url()}`)));
    context.on('requestfinished', (request) => this.waiting.delete(request));
    context.on('requestfailed', (request) => {
      this.waiting.delete(request);
      this.note(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.note(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    context.on('weberror', (error) => this.note(error.error().message));
    context.on('page', (page) => page.on('framenavigated', (frame) => this.note(`at ${frame.url()}`)));
  };

  /** For the report, when the test has failed. */
  async tell(test: TestInfo): Promise<void> {
    if (test.status === test.expectedStatus) return;
    const body = [...this.lines, ...[...this.waiting.values()].map((request) => `${request} has no answer yet`)];
    await test.attach(TRAFFIC, { body: body.join('\n'), contentType: 'text/plain' });
  }

  private note(text: string): void {
    this.lines.push(this.now(text));
  }

  private readonly now = (text: string) => `${((performance.now() - this.begun) / 1000).toFixed(1)} s ${text}`;
}

/** What the pages of failed tests showed and asked for, at the end: whoever reads a log has no files of that machine. */
export default class WhatWasSeen implements Reporter {
  private readonly told: string[] = [];

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return;
    const of = (wanted: string) => attachments.find(({ name }) => name === wanted);
    const shown = of('error-context')?.path;
    if (shown) this.told.push(...section(`shown in "${test.title}"`, snapshot(readFileSync(shown, 'utf8'))));
    const asked = of(TRAFFIC)?.body;
    if (asked) this.told.push(...section(`asked for in "${test.title}"`, String(asked).split('\n')));
  }

  onEnd(): void {
    if (this.told.length > 0) console.log(this.told.join('\n'));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Roles and names, without the addresses of links and without the footer. */
function snapshot(context: string): string[] {
  const [, page = ''] = context.split('```yaml');
  const [seen = ''] = page.split('```');
  const footer = seen.indexOf('- contentinfo');
  return seen
    .slice(0, footer === -1 ? undefined : footer)
    .split('\n')
    .map((line) => line.replace(/ \[(ref|cursor)=\w+\]/g, ''))
    .filter((line) => line.trim() && !/- (\/url:.*|generic:)$/.test(line));
}

const section = (what: string, lines: string[]): string[] => [
  `\n  ${what}:`,
  ...lines.slice(0, LINES).map((line) => `    ${line}`),
];
