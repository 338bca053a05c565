import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { DOWNLOAD_LIMITS, DownloadBulkhead, limitDownload } from '../../kernel/index.js';
import { OwnData } from './own-data.js';

/** Each one reads everything that a member ever did. */
const MAX_AT_ONCE = 2;

/** A member's own data as a ZIP that is generated while it is sent; no copy is stored. */
@Injectable()
export class Archives {
  private readonly turns = new DownloadBulkhead(MAX_AT_ONCE);
  /** Timeouts, so that slow or stopped readers do not block others; tests shorten them. */
  limits = DOWNLOAD_LIMITS;

  constructor(private readonly data: OwnData) {}

  /**
   * Waits for a free slot within the request's time.
   *
   * @param allowed called when a slot is free, before anything is read
   * @throws busy; the link then stays valid
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
          // Without a listener, a read error would end the process instead of this download.
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
