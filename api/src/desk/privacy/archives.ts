import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { DOWNLOAD_LIMITS, DownloadBulkhead, limitDownload } from '../../kernel/index.js';
import { OwnData } from './own-data.js';

/** Each reads all that a member ever did. */
const MAX_AT_ONCE = 2;

/** A member's own data as one ZIP, made while it is sent: nothing of it is kept anywhere. */
@Injectable()
export class Archives {
  private readonly turns = new DownloadBulkhead(MAX_AT_ONCE);
  /** Whoever reads slowly, or no more, keeps nobody out; tests do not wait so long. */
  limits = DOWNLOAD_LIMITS;

  constructor(private readonly data: OwnData) {}

  /**
   * Waits for room within the request's time.
   *
   * @param allowed called when there is room, before anything is read
   * @throws busy, and the link is good as before
   */
  async pack(memberId: string, allowed: () => Promise<unknown>): Promise<Readable> {
    const end = await this.turns.take();
    try {
      await allowed();
      const zip = new ZipFile();
      const output = zip.outputStream as Readable;
      zip.on('error', (error: Error) => output.destroy(error));
      for (const { name, compress, read } of await this.data.files(memberId)) {
        const give = (done: (error: unknown, stream: Readable) => void) => {
          const content = Readable.from(read(), { objectMode: false });
          // Nobody else listens: what cannot be read would end the process instead of this download.
          content.once('error', (error) => output.destroy(error));
          done(null, content);
        };
        zip.addReadStreamLazy(name, { compress }, give);
      }
      zip.end();
      return limitDownload(output, this.limits, end);
    } catch (error) {
      end();
      throw error;
    }
  }
}
