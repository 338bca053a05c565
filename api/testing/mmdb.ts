/**
 * A file in the MaxMind format (https://maxmind.github.io/MaxMind-DB/) with these networks, for example
 * `203.0.113.0/24`, in a country or, by an ISO 3166-2 code, in a part of one.
 */
export function mmdbOf(countries: Record<string, string>): Buffer {
  const networks = Object.entries(countries).map(([network, country]) => ({ bits: bitsOf(network), country }));
  type Node = [Node | string | null, Node | string | null];
  const root: Node = [null, null];
  for (const { bits, country } of networks) {
    let node = root;
    bits.slice(0, -1).forEach((bit) => (node = (node[bit] ??= [null, null]) as Node));
    node[bits.at(-1)!] = country;
  }
  const nodes: Node[] = [];
  const collect = (node: Node): void => {
    nodes.push(node);
    for (const next of node) if (Array.isArray(next)) collect(next);
  };
  collect(root);
  const data: Buffer[] = [];
  const offsets = new Map<string, number>();
  for (const { country } of networks) {
    if (offsets.has(country)) continue;
    offsets.set(country, Buffer.concat(data).length);
    const [code, ...parts] = country.split('-');
    const subdivisions = parts.length > 0 && { subdivisions: list(parts.map((part) => map({ iso_code: text(part) }))) };
    data.push(map({ country: map({ iso_code: text(code!) }), ...subdivisions }));
  }
  const record = (next: Node | string | null) => {
    if (next === null) return nodes.length;
    return typeof next === 'string' ? nodes.length + 16 + offsets.get(next)! : nodes.indexOf(next);
  };
  const tree = nodes.map((node) => Buffer.concat(node.map((next) => bytes(record(next), 3))));
  const metadata = map({
    node_count: number(6, nodes.length, 4),
    record_size: number(5, 24, 2),
    ip_version: number(5, 6, 2),
    database_type: text('Test-Country'),
    languages: Buffer.from([0, 4]),
    binary_format_major_version: number(5, 2, 2),
    binary_format_minor_version: number(5, 0, 2),
    build_epoch: Buffer.concat([Buffer.from([4, 2]), bytes(1_767_225_600, 4)]),
    description: map({}),
  });
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([...tree, Buffer.alloc(16), ...data, marker, metadata]);
}

/** IPv4 networks are stored under `::/96`. */
function bitsOf(network: string): (0 | 1)[] {
  const [address, length] = network.split('/') as [string, string];
  const bits = address.split('.').flatMap((part) => Number(part).toString(2).padStart(8, '0').split(''));
  return [...Array<0>(96).fill(0), ...bits.slice(0, Number(length)).map((bit) => Number(bit) as 0 | 1)];
}

function bytes(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}
const sized = (type: number, size: number) => Buffer.from([(type << 5) | size]);
const text = (value: string) => {
  const encoded = Buffer.from(value);
  // Longer strings have their length in the next byte.
  const control =
    encoded.length < 29 ? sized(2, encoded.length) : Buffer.concat([sized(2, 29), bytes(encoded.length - 29, 1)]);
  return Buffer.concat([control, encoded]);
};
const number = (type: number, value: number, length: number) =>
  Buffer.concat([sized(type, length), bytes(value, length)]);
const list = (entries: Buffer[]) => Buffer.concat([Buffer.from([entries.length, 4]), ...entries]);
const map = (entries: Record<string, Buffer>) =>
  Buffer.concat([
    sized(7, Object.keys(entries).length),
    ...Object.entries(entries).flatMap(([name, value]) => [text(name), value]),
  ]);
