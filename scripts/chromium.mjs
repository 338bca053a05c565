import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/** Playwright launch options for a Chromium that needs no installation and makes no requests of its own. */
export async function chromiumLaunch() {
  const executablePath = process.env.CHROMIUM_PATH;
  // The npm package supports Linux on x64 only; elsewhere Playwright uses the browser it downloaded itself.
  const packaged = process.platform === 'linux' && process.arch === 'x64';
  const program = executablePath ? { executablePath } : packaged ? await packagedChromium() : {};
  return { ...program, args: QUIET };
}

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

async function packagedChromium() {
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8'));
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) await unpack(bin, home);

  const executablePath = join(home, 'chromium');
  const env = { ...process.env };
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(home, 'fonts');
  if (lacksLibraries(executablePath)) {
    env.LD_LIBRARY_PATH = [join(home, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  }
  return { executablePath, env };
}

async function unpack(bin, home) {
  mkdirSync(cache, { recursive: true });
  // Renamed when complete, so that an interrupted or concurrent run never sees a partial folder.
  const unfinished = mkdtempSync(`${home}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unfinished; // where inflate() writes
  try {
    await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((file) => inflate(join(bin, file))));
    renameSync(unfinished, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const lacksLibraries = (program) => /not found/.test(execFileSync('ldd', [program], { encoding: 'utf8' }));
