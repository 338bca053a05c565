import { connect, createServer, type Socket } from 'node:net';

const PRODUCE = 0;

/** A TCP proxy in front of a broker with which tests can disrupt the connection. */
export class BrokerProxy {
  /** `refuse`: the port is closed. `stall`: connections are accepted, but no data passes. */
  way: 'open' | 'refuse' | 'stall' = 'open';
  private loseReply = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => this.pass(near));

  constructor(private readonly target: () => number) {}

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as { port: number }).port;
  }

  /**
   * The broker stores the next publish, but its reply is lost and later connections are refused. Resolves once that has
   * happened.
   */
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
      // A request starts with its length and API key; the client writes each request in one chunk.
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
