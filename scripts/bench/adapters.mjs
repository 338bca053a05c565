// How to send one paid message to each server. An adapter returns a function that creates the next raw request.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const TEXT = 'Hello, how was your weekend? I went to the beach.';
const tailOf = (message) => {
  const body = JSON.stringify(message);
  return `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

export const adapters = {
  crud: async () => {
    const members = Number(process.env.MEMBERS);
    const active = Number(process.env.ACTIVE);
    const tail = tailOf({ body: TEXT });
    return () => {
      const sender = 1 + Math.floor(Math.random() * active);
      const conversation = sender + members * Math.floor(Math.random() * 3);
      return `POST /chats/${conversation}/messages HTTP/1.1\r\nhost: a\r\ncookie: session=session-${sender}\r\n${tail}`;
    };
  },
  /** `file` lists the members online: [{ cookie, chats: [id, id, id] }]. */
  ours: async (file) => {
    const senders = JSON.parse(await readFile(file, 'utf8'));
    // With the price the sender was shown: the default price of a message.
    const tail = tailOf({ body: TEXT, price: 10 });
    // STICKY: each member comes to one server, as behind a balancer that goes by the visitor; else to whichever is next.
    const sticky = process.env.STICKY === '1';
    return (server, servers) => {
      let i = Math.floor(Math.random() * senders.length);
      if (sticky) i = Math.min(i - (i % servers) + server, senders.length - 1);
      const { cookie, chats } = senders[i];
      const chat = chats[Math.floor(Math.random() * chats.length)];
      return `POST /api/chats/${chat}/messages HTTP/1.1\r\nhost: a\r\ncookie: ${cookie}\r\nx-client-request: 1\r\nidempotency-key: ${randomUUID()}\r\n${tail}`;
    };
  },
};
