import type pg from 'pg';

/**
 * One COPY of some lines: pg has the messages of the protocol, but no method for them.
 *
 * @param target `table (column, …)`
 */
export const copyInto = (client: pg.Client, target: string, text: string) =>
  new Promise<void>((resolve, reject) => {
    interface Wire {
      query(sql: string): void;
      sendCopyFromChunk(chunk: Buffer): void;
      endCopyFrom(): void;
    }
    let failure: Error | undefined;
    const copying = {
      submit: (wire: Wire) => wire.query(`COPY ${target} FROM STDIN`),
      handleCopyInResponse: (wire: Wire) => {
        wire.sendCopyFromChunk(Buffer.from(text));
        wire.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => (failure = error),
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    };
    client.query(copying as unknown as pg.Query);
  });
