import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of PostgreSQL that a test can cut at any moment, in either direction. */
export async function cuttableProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let away: Away = false;
  let frozen = false;
  const server = createServer((near) => {
    if (typeof away === 'string') return refuse(near, REFUSALS[away]);
    if (away) return near.destroy();
    const far = connect(Number(target.port), target.hostname.replace(/^\[|\]$/g, ''));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair)
      socket.on('error', () => undefined).on('close', () => (pairs.delete(pair), near.destroy(), far.destroy()));
    near.pipe(far).pipe(near);
    if (frozen) for (const socket of pair) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    /** Closes every connection; data in transit is lost. */
    cut: () => {
      for (const [near, far] of pairs) {
        // The hard case: the reply is lost, but what was sent may still arrive.
        near.destroy();
        setTimeout(() => far.destroy(), Math.random() * 5);
      }
    },
    /** While away, new connections are refused; some servers first report why and then close. */
    setAway: (value: Away) => (away = value),
    /** While frozen, connections stay open but no data passes in either direction. */
    setFrozen: (value: boolean) => {
      frozen = value;
      for (const socket of [...pairs].flat()) {
        if (value) socket.pause();
        else socket.resume();
      }
    },
    close: () => {
      server.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}

const REFUSALS = {
  starting: 'C57P03\0Mthe database system is starting up',
  crowded: 'C53300\0Msorry, too many clients already',
  pooled: 'C08P01\0Munsupported startup parameter: lock_timeout',
};
type Away = boolean | keyof typeof REFUSALS;

function refuse(near: Socket, why: string): void {
  const fields = `SFATAL\0${why}\0\0`;
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  near.on('error', () => undefined);
  near.write(message);
  setTimeout(() => near.destroy(), 800);
}
