import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'local/texts-in-catalogues';

// The real configuration without type information, which takes long to load.
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === RULE,
});

async function found(jsx: string, file: string): Promise<number> {
  const code = `export const Planted = ({ open, n, t, Card }: any) => <>${jsx}</>;`;
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  expect(result!.messages.filter(({ fatal }) => fatal)).toEqual([]);
  return result!.messages.filter(({ ruleId }) => ruleId === RULE).length;
}

const COMPONENTS = ['member-web/src/app/routes/planted.tsx', 'admin-web/src/members/planted.tsx'];

describe.each(COMPONENTS)('ACC-10 in %s no text is hard-coded', (file) => {
  it.each([
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
  ])('%s is found', async (jsx) => expect(await found(jsx, file)).toBe(1));

  it.each([
    `<p>{t('common.close')}</p>`,
    `<p>{t(open ? 'common.open' : 'common.close', { n })}</p>`,
    `<p>{n} · {open ? '–' : ''} {' '}</p>`,
    `<p>{n === 'one' && t('one')}</p>`,
    `<a title={t('common.go')} className="wide open" href="/go there" />`,
    `<Card label="resources.members.name" />`,
    `<img alt="" />`,
  ])('%s is none', async (jsx) => expect(await found(jsx, file)).toBe(0));
});
