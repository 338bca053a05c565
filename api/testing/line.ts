import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Said {
  status: number;
  contentType: string | null;
  text: string;
}

/**
 * Connections that are kept, as browsers and proxies keep them. For tests of many thousand calls: a test browser, which
 * keeps cookies and connects anew each time, takes several times the CPU time of most answers.
 */
export class Line {
  private readonly agent: Agent;

  constructor(
    private readonly origin: string,
    private readonly cookie: string,
    connections = 1,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** A body that is a string is sent as it is. @throws the error of the connection */
  async call(method: string, path: string, { body, key = randomUUID() }: { body?: unknown; key?: string } = {}) {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      cookie: this.cookie,
      'x-client-request': '1',
      ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    };
    return new Promise<Said>((resolve, reject) => {
      const call = request(`${this.origin}/api${path}`, { method, agent: this.agent, headers }, (reply) => {
        const { statusCode: status = 0, headers } = reply;
        const contentType = headers['content-type'] ?? null;
        text(reply).then((text) => resolve({ status, contentType, text }), reject);
      });
      call.on('error', reject);
      call.end(sent);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
