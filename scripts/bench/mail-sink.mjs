import { createServer } from 'node:net';

/** An SMTP server that accepts and discards every mail, at minimal CPU cost. */
export function startMailSink() {
  let taken = 0;
  const server = createServer((socket) => {
    let rest = '';
    let inMail = false;
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.latin1Slice();
      for (;;) {
        const end = rest.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        if (inMail) taken++;
        const command = inMail ? '.' : rest.slice(0, 4).toUpperCase();
        rest = rest.slice(end + (inMail ? 5 : 2));
        inMail = command === 'DATA';
        if (command === 'QUIT') return socket.end('221 bye\r\n');
        socket.write(inMail ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: server.address().port, taken: () => taken, close: () => server.close() }),
    ),
  );
}
