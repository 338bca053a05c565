import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './people.js';
import { picture } from './support.js';

interface Text {
  words: string;
  ink: [number, number, number];
  /** How much of what is behind the ink does not shine through. */
  alpha: number;
  /** WCAG: 24 px, or 18.66 px in bold. */
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/** What stands in each line of text, and where. */
const textsIn = (where: Locator): Promise<Text[]> =>
  where.evaluate((root) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    const rgb = (color: string, opacity: number): [number, number, number, number] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data as unknown as number[];
      return [r!, g!, b!, (a! / 255) * opacity];
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement!;
      const words = node.textContent!.trim();
      // For screen readers alone.
      const unseen = parent.getBoundingClientRect().width <= 1;
      if (!words || unseen || parent.closest('svg, [aria-hidden="true"]') || !parent.checkVisibility()) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      let opacity = 1;
      for (let up: Element | null = parent; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
      const [r, g, b, a] = rgb(color, opacity);
      const size = parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = parent.getBoundingClientRect();
      const cut = getComputedStyle(parent).overflowX !== 'visible';
      for (const { x, y, width: all, height } of range.getClientRects()) {
        // What an ellipsis stands for is not shown.
        const width = cut ? Math.min(all, frame.right - x) : all;
        const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        // Such as the bar at the bottom of a phone.
        const covered = [y + 1, y + height / 2, y + height - 1].some((at) => {
          const over = document.elementFromPoint(x + width / 2, at);
          return over !== null && !root.contains(over) && !over.contains(root);
        });
        if (width < 2 || height < 8 || !inside || covered) continue;
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
        found.push({
          words,
          ink: [r, g, b] as [number, number, number],
          alpha: a,
          large,
          box: { x, y, width, height },
        });
      }
    }
    return found;
  });

const measured = async (where: Locator): Promise<Text[]> =>
  (await Promise.all((await where.all()).map(textsIn))).flat();

const luminance = ([r, g, b]: readonly number[]) => {
  const [red, green, blue] = [r!, g!, b!].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
const contrast = (one: readonly number[], other: readonly number[]) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
};

/** WCAG 1.4.3 by the pixels behind each word, which axe does not see where they are a gradient or a photo. */
async function expectReadable(page: Page, where: Locator) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(where.first()).toBeVisible();
    let texts: Text[] = [];
    let shot: Buffer = Buffer.alloc(0);
    // Where each word stands and what is behind it belong together: what comes meanwhile moves what is below it.
    await expect(async () => {
      texts = await measured(where);
      expect(texts.length, 'words to measure').toBeGreaterThan(0);
      const style = await page.addStyleTag({
        content: '* { color: transparent !important; text-shadow: none !important; text-decoration: none !important }',
      });
      shot = await page.screenshot({ scale: 'css', animations: 'disabled' });
      await style.evaluate((element) => (element as Element).remove());
      const ticking = /\d\d:\d\d/;
      const still = (all: Text[]) => all.filter(({ words }) => !ticking.test(words));
      expect(still(await measured(where))).toEqual(still(texts));
    }).toPass();
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const worst = texts.map(({ words, ink, alpha, large, box }) => {
      let least = Infinity;
      for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 2) {
        for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 2) {
          const at = (y * info.width + x) * info.channels;
          const behind = [data[at]!, data[at + 1]!, data[at + 2]!];
          const shown = ink.map((part, i) => part * alpha + behind[i]! * (1 - alpha));
          least = Math.min(least, contrast(shown, behind));
        }
      }
      return { words, least: Math.round(least * 100) / 100, wanted: large ? 3 : 4.5 };
    });
    const low = worst.filter(({ least, wanted }) => least < wanted);
    expect(low, `${colorScheme}, of ${worst.length} lines of text on ${page.url()}`).toEqual([]);
  }
}

test('CLI-06 the words on the landing page stand out from its gradient', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReadable(page, page.locator('header, main > section').first());
  await expectReadable(page, page.locator('main > section').first());
  await picture(page, 'landing-dark');
});

test('CLI-06 the names on cards stand out from any photo', { tag: '@both' }, async ({ join }) => {
  const person = await join('Wende');
  const page = await person.open('/members');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(cards.first()).toBeVisible();
  // The worst that somebody can upload.
  await page.addStyleTag({
    content: 'main li img, main li svg[viewBox="0 0 300 400"] { filter: brightness(0) invert(1) !important }',
  });
  await expectReadable(page, cards);
});

test('CLI-06 the words of a match and of the welcome offer stand out', { tag: '@both' }, async ({ join }) => {
  const [one, other] = await Promise.all([join('Amber'), join('Floor')]);
  await one.put(`/members/${other.id}/like`, {});
  await other.put(`/members/${one.id}/like`, {});
  const page = await one.open(`/likes/m/${other.id}`);
  await expect(page.getByRole('heading', { name: 'Het is een match!' })).toBeVisible();
  await expectReadable(page, page.getByRole('main'));
  await page.goto('/members');
  await expectReadable(page, page.getByText(/^03:5\d:\d\d$/).locator('xpath=ancestor::div[1]'));
});
