// Checks how heavy the built member site is where visitors begin: the one script that comes with a page that the server
// writes, before anybody presses anything, and what the site itself then begins with: the scripts that its own page
// names, with all that those import. As Brotli makes them. Fails if they have grown.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, root } from './build.mjs';

/** In bytes. Whoever has to raise one says in the commit what it is for. */
const MOST = { '/': 3_000, 'lander.js': 4_000, 'index.html': 110_000 };

await build(['member-web']);
const dist = `${root}member-web/dist/`;
const page = read('index.html');
const { beginning } = JSON.parse(/id="built">([^<]*)</.exec(page)[1]);
const weights = {
  '/': weightOf([beginning.slice(1)]),
  'lander.js': weightOf(['lander.js']),
  'index.html': weightOf(scriptsIn(page)),
};
for (const [name, bytes] of Object.entries(weights)) {
  const fits = bytes <= MOST[name];
  console.log(`${name}: ${bytes} bytes of compressed script, of ${MOST[name]}${fits ? '' : ': too many'}`);
  if (!fits) process.exitCode = 1;
}

function read(file) {
  return readFileSync(dist + file, 'utf8');
}

function scriptsIn(page) {
  return [...page.matchAll(/<(?:script|link)[^>]*(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
}

/** The files with everything that they import before they run. */
function weightOf(files) {
  const all = new Set(files);
  for (const file of all) {
    for (const [, name] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      all.add(`assets/${name}`);
  }
  return [...all].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
}
