// Pins every image in the container files to its current digest. Requires Docker; `docker compose build --pull` then
// uses exactly these images. To upgrade: edit the version and run this again.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';

const NAMED = {
  'docker-compose.yml': /^( {4}image: )([^\s@]+)(?:@\S+)?$/gm,
  'docker/api.Dockerfile': /^(FROM )([\w./-]+:[^\s@]+)(?:@\S+)?/gm,
  'docker/web.Dockerfile': /^(FROM )([\w./-]+:[^\s@]+)(?:@\S+)?/gm,
};
const digests = new Map();

// Query all digests before writing any file.
const pinned = Object.entries(NAMED).map(([file, named]) => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  return [path, text.replaceAll(named, (_, before, image) => `${before}${image}@${digestOf(image)}`)];
});
for (const [path, text] of pinned) writeFileSync(path, text);
for (const [image, digest] of digests) console.log(`${image} ${digest}`);

/** The digest of the multi-platform manifest. */
function digestOf(image) {
  if (!digests.has(image)) {
    const inspect = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
    const digest = execFileSync('docker', inspect, { encoding: 'utf8' }).trim();
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`No digest of ${image}: ${digest}`);
    digests.set(image, digest);
  }
  return digests.get(image);
}
