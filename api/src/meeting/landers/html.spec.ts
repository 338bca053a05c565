import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { html, ours } from './html.js';

describe('CLI-04 what people write stays text on a page of the server', () => {
  it.each([
    [`<script>alert(1)</script>`, `&lt;script&gt;alert(1)&lt;/script&gt;`],
    [`" onload="alert(1)`, `&quot; onload=&quot;alert(1)`],
    [`' onerror='x`, `&#39; onerror=&#39;x`],
    [`</style><b>`, `&lt;/style&gt;&lt;b&gt;`],
    [`&lt;`, `&amp;lt;`],
  ])('%s', (text, escaped) => {
    expect(html`<p title="${text}">${text}</p>`.toString()).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  it('HTML is put in as it is, lists one after another, and nothing as nothing', () => {
    const write = html;
    const rows = ['<a>', 'b'].map((one) => write`<li>${one}</li>`);
    expect(write`<ul>${rows}</ul>${null}${false}${undefined}${0}`.toString()).toBe(
      '<ul><li>&lt;a&gt;</li><li>b</li></ul>0',
    );
    expect(write`<style>${ours('a > b{}')}</style>`.toString()).toBe('<style>a > b{}</style>');
  });

  it('whatever it is, it opens no tag and leaves no attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [, inside] = /^<p title="(.*)">.*<\/p>$/s.exec(html`<p title="${text}">${text}</p>`.toString())!;
        expect(html`${text}`.toString()).not.toMatch(/[<>"']/);
        expect(inside).not.toMatch(/[<>']/);
      }),
    );
  });
});
