import { connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that a test can cut at any moment, in either direction. */
export async function cuttableProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let away: boolean | 'starting' = false;
  const server = createServer((near) => {
    if (away === 'starting') return refuse(near);
    if (away) return near.destroy();
    const far = connect(Number(target.port), target.hostname.replace(/^\[|\]$/g, ''));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair)
      socket.on('error', () => undefined).on('close', () => (pairs.delete(pair), near.destroy(), far.destroy()));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    /** Ends every connection; what was on its way is lost. */
    cut: () => {
      for (const [near, far] of pairs) {
        // The reply is lost, but what was sent may still arrive: the hard case.
        near.destroy();
        setTimeout(() => far.destroy(), Math.random() * 5);
      }
    },
    /** While away, every new connection is refused as well; a server that starts says so first, and hangs up later. */
    setAway: (value: boolean | 'starting') => (away = value),
    close: () => {
      server.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}

function refuse(near: Socket): void {
  const fields = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0';
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  near.on('error', () => undefined);
  near.write(message);
  setTimeout(() => near.destroy(), 800);
}
