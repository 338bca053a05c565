import { connect, createServer, type Socket } from 'node:net';

const PRODUCE = 0;

/** The way to a broker, on which a test lets go astray what it likes. */
export class BrokerProxy {
  /** `refuse`: nobody listens. `stall`: connections are taken, nothing passes. */
  way: 'open' | 'refuse' | 'stall' = 'open';
  private loseReply = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => this.pass(near));

  constructor(private readonly target: () => number) {}

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as { port: number }).port;
  }

  /** The broker stores what is sent next, but its reply is lost and from then on nobody answers. Resolves when it has happened. */
  loseReplyThenRefuse(): Promise<void> {
    this.loseReply = true;
    return new Promise((resolve) => (this.lost = resolve));
  }
  private lost: (() => void) | undefined;

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private pass(near: Socket): void {
    near.on('error', () => undefined);
    if (this.way === 'refuse') return void near.destroy();
    this.sockets.add(near);
    near.once('close', () => this.sockets.delete(near));
    if (this.way === 'stall') return void near.resume();
    const far = connect(this.target(), '127.0.0.1');
    far.on('error', () => undefined);
    let swallowing = false;
    near.on('data', (chunk) => {
      if (this.way === 'stall') return;
      // A request begins with its length and its kind; the client writes each whole.
      if (this.loseReply && chunk.length > 6 && chunk.readInt16BE(4) === PRODUCE) {
        this.loseReply = false;
        swallowing = true;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (this.way === 'stall') return;
      if (!swallowing) return void near.write(chunk);
      this.way = 'refuse';
      this.cut();
      this.lost?.();
    });
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }
}
