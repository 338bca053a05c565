// What the main thread of a process did in some spans of time, from the profile that `node --cpu-prof` has left.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As a profile counts: µs of the machine's monotonic clock. */
export const profileTime = () => Number(process.hrtime.bigint() / 1000n);

/** µs by where the code is: package, room of ours, part of Node. `spans`: [from, to] each. */
export function timeByPlace(folder, spans) {
  const times = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const { nodes, samples, timeDeltas, startTime } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const places = placesOf(nodes);
    let at = startTime;
    for (const [i, node] of samples.entries()) {
      const took = timeDeltas[i + 1] ?? 0;
      at += timeDeltas[i];
      if (!spans.some(([from, to]) => at >= from && at < to)) continue;
      const place = places.get(node);
      times.set(place, (times.get(place) ?? 0) + took);
    }
  }
  return [...times].sort(([, one], [, other]) => other - one);
}

/** What is native, such as writing to a socket, belongs to whoever called it. */
function placesOf(nodes) {
  const places = new Map();
  const visit = (node, above) => {
    const place = placeOf(node.callFrame) ?? above;
    places.set(node.id, place);
    for (const child of node.children ?? []) visit(byId.get(child), place);
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  visit(nodes[0], '(program)');
  return places;
}

function placeOf({ url, functionName }) {
  if (functionName.startsWith('(') && functionName !== '(root)') return functionName;
  if (url.startsWith('node:')) return `Node: ${/^node:(?:internal\/)?_?([a-z]+)/.exec(url)[1]}`;
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (name) return name;
  return /\/dist\/src\/([^/]+(?:\/[^/.]+)?)/.exec(url)?.[1];
}
