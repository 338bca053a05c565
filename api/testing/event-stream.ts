import type { TestBrowser } from './app.js';

export interface ServerEvent {
  event: string;
  // Tests inspect data of any type.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}

/** An open `/api/stream`, as in a tab of the site. */
export class EventStream {
  readonly events: ServerEvent[] = [];
  ended = false;
  private readonly stop = new AbortController();

  static async open(browser: TestBrowser): Promise<EventStream> {
    const stream = new EventStream();
    const { cookie } = browser;
    const reply = await fetch(`${browser.origin}/api/stream`, { headers: { cookie }, signal: stream.stop.signal });
    if (reply.status !== 200) throw new Error(`the stream answered ${reply.status}`);
    void stream
      .read(reply)
      .catch(() => undefined)
      .then(() => (stream.ended = true));
    return stream;
  }

  /** The first matching event, already received or still to come; `timeout` in milliseconds. */
  async next(
    event: string,
    fits: (data: ServerEvent['data']) => boolean = () => true,
    timeout = 20_000,
  ): Promise<ServerEvent['data']> {
    const until = Date.now() + timeout;
    while (Date.now() < until) {
      const found = this.events.find((one) => one.event === event && fits(one.data));
      if (found) return found.data;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no matching ${event} received, only ${JSON.stringify(this.events)}`);
  }

  close(): void {
    this.stop.abort();
  }

  private async read(reply: Response): Promise<void> {
    let text = '';
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const fields = new Map(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
        );
        if (fields.has('event'))
          this.events.push({ event: fields.get('event')!, data: JSON.parse(fields.get('data')!) });
        text = text.slice(end + 2);
      }
    }
  }
}
