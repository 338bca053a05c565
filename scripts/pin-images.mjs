// Writes docker/digests.yml and docker/digests.scale.yml anew: every image of the container files with its current digest.
// Requires Docker.
// To upgrade: edit the version where it stands (docker-compose.yml, the first lines of a Dockerfile) and run this again.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const named = [
  ...read('docker-compose.yml').matchAll(/^ {4}image: ()(\S+)$/gm),
  ...['api', 'web'].flatMap((name) => [...read(`docker/${name}.Dockerfile`).matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm)]),
].map(([, , image]) => image);
const nameOf = (image) => image.split(':')[0];

// Query all digests before writing the file.
const digests = new Map(named.map((image) => [nameOf(image), `${image}@${digestOf(image)}`]));
for (const file of ['docker/digests.yml', 'docker/digests.scale.yml']) {
  const pinned = read(file).replace(/(?<=_IMAGE: |image: )(\S+)/g, (image) => digests.get(nameOf(image)) ?? image);
  writeFileSync(join(root, file), pinned);
}
for (const image of digests.values()) console.log(image);

/** The digest of the multi-platform manifest. */
function digestOf(image) {
  const inspect = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  const digest = execFileSync('docker', inspect, { encoding: 'utf8' }).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`No digest of ${image}: ${digest}`);
  return digest;
}
