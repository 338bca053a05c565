import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';

/** Every path of the member site's router, `/` before each; one that takes a segment or leaves it, in both ways. */
export function routerPaths(): string[] {
  const file = new URL('../member-web/src/app/router.tsx', import.meta.url);
  const source = ts.createSourceFile('router.tsx', readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const paths = new Set<string>();
  const collect = (node: ts.Node, above: string): void => {
    let here = above;
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'index')
      paths.add(above || '/');
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) continue;
        if (property.name.text === 'path' && ts.isStringLiteral(property.initializer))
          here = `${above}/${property.initializer.text}`;
      }
    }
    if (here !== above) {
      if (here.endsWith('?')) paths.add(here.slice(0, here.lastIndexOf('/')));
      paths.add(here.replace('?', ''));
    }
    ts.forEachChild(node, (child) => collect(child, here));
  };
  collect(source, '');
  return [...paths];
}

/**
 * What does not fit the window: beyond its edge, words that are cut, broken, that hang out of their box or stand one
 * a line.
 */
export const tooNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.add(`${scrollWidth - clientWidth} px beyond the right edge`);

    /** Words for screen readers alone. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') || isUnseen(element.parentElement));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blocks = new Set<Element>();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.textContent!.trim();
      const parent = node.parentElement!;
      const shown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!words || !shown || parent.closest('script, style, option, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const outside = ({ left, right, top, bottom }: DOMRect, upright: boolean) =>
        lines.some((line) => line.left < left - 1 || line.right > right + 1) ||
        (upright && lines.some((line) => line.top < top - 2 || line.bottom > bottom + 2));

      let block: Element = parent;
      while (/^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement!;
      if (isUnseen(block)) continue;
      blocks.add(block);
      if (outside(block.getBoundingClientRect(), false)) problems.add(`hangs out of its box: ${words}`);
      if (/^\p{L}+$/u.test(words) && lines.length > 1) problems.add(`broken within a word: ${words}`);
      for (let up: Element = block; up !== document.documentElement; up = up.parentElement!) {
        const { overflowX, overflowY, position } = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
        // It went to a line of its own, which is out of sight as a whole.
        if (overflowY !== 'visible' && lines.every(({ top }) => top >= frame.bottom)) break;
        // What scrolls there can be brought into sight.
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        if (overflowX !== 'visible' && outside(frame, overflowY !== 'visible')) problems.add(`cut: ${words}`);
        if (position === 'fixed') break;
      }
    }

    for (const block of blocks) {
      const range = document.createRange();
      range.selectNodeContents(block);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
      const words = (block as HTMLElement).innerText.trim().split(/\s+/).length;
      if (words >= 4 && lines > words / 1.5) problems.add(`a word a line: ${(block as HTMLElement).innerText}`);
    }

    const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input[placeholder], textarea[placeholder], select',
    )) {
      if (!field.checkVisibility()) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const words =
        field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(words).width > room + 1) problems.add(`cut in its field: ${words}`);
    }
    return [...problems];
  });
