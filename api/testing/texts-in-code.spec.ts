import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type OxlintConfig } from 'oxlint';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'local/texts-in-catalogues';

const FOUND = [
  `<p>Close the door</p>`,
  `<p>{'close'}</p>`,
  `<p>{open && 'Open'}</p>`,
  `<p>{n > 1 ? 'many' : n === 1 ? t('one') : ''}</p>`,
  `<p>{open ? \`\${n} credits\` : ''}</p>`,
  `<p>{n + ' credits'}</p>`,
  `<button aria-label="close" />`,
  `<button aria-label={'Close'} />`,
  `<button aria-label={open ? 'Close' : undefined} />`,
  `<div aria-roledescription="slide" />`,
  `<input placeholder="Your name" />`,
  `<input placeholder={open ? t('a.b') : 'Your name'} />`,
  `<img alt={'Photo ' + n} />`,
  `<img alt={\`Photo \${n}\`} />`,
  `<a title="Go there" />`,
  `<a title={open ? 'Close' : t('open')} />`,
  `<Card heading="Hello" />`,
  `<Card title={<b>Hi there</b>} />`,
];
const NONE = [
  `<p>{t('common.close')}</p>`,
  `<p>{t(open ? 'common.open' : 'common.close', { n })}</p>`,
  `<p>{n} · {open ? '–' : ''} {' '}</p>`,
  `<p>{n === 'one' && t('one')}</p>`,
  `<a title={t('common.go')} className="wide open" href="/go there" />`,
  `<Card label="resources.members.name" />`,
  `<img alt="" />`,
];

/** How often the rule finds something in each of them, by its place in the list. */
function countIn(planted: string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const only = { jsPlugins: [join(ROOT, 'scripts/lint-rules.mjs')], categories: { correctness: 'off' } };
  write('only.json', JSON.stringify({ ...only, rules: { [RULE]: 'warn' } }));
  for (const [i, jsx] of planted.entries())
    write(`${i}.tsx`, `export const Planted = ({ open, n, t, Card }: any) => <>${jsx}</>;`);
  const args = [join(ROOT, 'node_modules/.bin/oxlint'), '--config', 'only.json', '--format', 'json', '.'];
  const told = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(told) as { diagnostics: { filename: string; code: string }[] };
  expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['local(texts-in-catalogues)']);
  return planted.map((_, i) => diagnostics.filter(({ filename }) => basename(filename) === `${i}.tsx`).length);
}

describe('ACC-10 in components no text is hard-coded', () => {
  const counts = countIn([...FOUND, ...NONE]);

  it.each(FOUND.map((jsx, i) => [jsx, counts[i]]))('%s is found', (_, count) => expect(count).toBe(1));

  it.each(NONE.map((jsx, i) => [jsx, counts[FOUND.length + i]]))('%s is none', (_, count) => expect(count).toBe(0));

  it.each(['member-web/src/app/routes/planted.tsx', 'admin-web/src/members/planted.tsx'])('as in %s', async (file) => {
    const { default: config } = (await import(join(ROOT, 'oxlint.config.ts'))) as { default: OxlintConfig };
    const rules = config.overrides!.filter(({ files }) => files.some((glob) => matchesGlob(file, glob)));
    expect(rules.map((one) => one.rules?.[RULE]).filter(Boolean)).toEqual(['error']);
  });
});
