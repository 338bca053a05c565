import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Clock, Database, sealBytes, Store, unsealBytes, Vault } from '../../kernel/index.js';
import { Incoming, photoNotReadable, photoTooSmall, Renderer, type IncomingFile } from '../../members/photos/index.js';
import { complaintOf } from './complaint.js';
import type { ComplaintFile } from './complaint.events.js';
import { complaintFileGone, complaintFileNotAccepted, complaintNotFound } from './complaints.errors.js';
import { sniff } from './file-kind.js';
import { FILE_KINDS, FILE_MEGABYTES, MOST_ATTACHMENTS, type FileKind } from './complaint.values.js';

const MEGABYTE = 1024 * 1024;

/** An uploaded file before the complaint is sent; whoever has this can send it, and the server cannot read it. */
interface Upload {
  id: string;
  kind: FileKind;
  size: number;
  /** 32 bytes in base64url. */
  key: string;
}

/**
 * Files that come with complaints (ADM-09), each encrypted with a key of its own. Until the complaint is sent only the
 * browser that uploaded it holds that key; then the complaint does, sealed.
 */
@Injectable()
export class ComplaintFiles {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly renderer: Renderer,
    private readonly clock: Clock,
    private readonly incoming: Incoming,
    private readonly store: Store,
  ) {}

  /** @returns what the complaint names the file by. @throws complaint_file_not_accepted, busy */
  async keep(file: Pick<IncomingFile, 'path' | 'sha256'>): Promise<string> {
    const { bytes, kind } = await this.accepted(file);
    const upload = { id: randomUUID(), kind, size: bytes.length, key: randomBytes(32).toString('base64url') };
    const box = sealBytes(keyOf(upload.key), bytes, Buffer.from(upload.id));
    await this.database.query('INSERT INTO complaints.files (id, bytes, uploaded_at) VALUES ($1, $2, $3)', [
      upload.id,
      box,
      this.clock.now(),
    ]);
    return [upload.id, kind, upload.size, upload.key].join('.');
  }

  /**
   * Gives the file to the complaint, for good; the same complaint may ask again.
   *
   * @param owner of the key that seals the file's
   * @throws complaint_file_gone if it was swept, or came with another complaint
   */
  async take(upload: string, complaintId: string, owner: string): Promise<ComplaintFile> {
    const { id, kind, size, key } = read(upload);
    const [row] = await this.database.query<{ bytes: Buffer }>(
      `UPDATE complaints.files SET complaint_id = $2
        WHERE id = $1 AND (complaint_id IS NULL OR complaint_id = $2) RETURNING bytes`,
      [id, complaintId],
    );
    const bytes = row && opened(row.bytes, id, key);
    // What it is and how large is looked up in it: the name came from a browser.
    if (bytes?.length !== size || kindOf(bytes) !== kind) throw complaintFileGone({});
    return { id, kind, size, key: await this.vault.seal(owner, key) };
  }

  /**
   * Keeps what was attached to a mail, by the rules of uploads; what those refuse is left out. The files belong to no
   * complaint until `own` is called, and are swept after a day if it never is.
   *
   * @param owner of the key that seals the files'
   * @throws busy, complaint_not_found once it is forgotten
   */
  async keepAttached(attached: readonly Buffer[], owner: string): Promise<ComplaintFile[]> {
    const kept: ComplaintFile[] = [];
    for (const bytes of attached.slice(0, MOST_ATTACHMENTS)) {
      if (bytes.length === 0 || bytes.length > FILE_MEGABYTES * MEGABYTE) continue;
      const incoming = await this.incoming.put(bytes);
      try {
        const { key, ...file } = read(await this.keep(incoming));
        kept.push({ ...file, key: await this.vault.seal(owner, key, { missing: complaintNotFound }) });
      } catch (error) {
        if ((error as { code?: string }).code !== complaintFileNotAccepted.code) throw error;
      } finally {
        await incoming.discard();
      }
    }
    return kept;
  }

  /** Gives files that were kept to a complaint, for good. */
  async own(ids: readonly string[], complaintId: string): Promise<void> {
    await this.database.query(
      'UPDATE complaints.files SET complaint_id = $2 WHERE id = ANY ($1::uuid[]) AND complaint_id IS NULL',
      [ids, complaintId],
    );
  }

  /** Undefined once it is forgotten. */
  async read({ id, key: sealed }: Pick<ComplaintFile, 'id' | 'key'>): Promise<Buffer | undefined> {
    const [key, row] = await Promise.all([
      this.vault.open(sealed),
      this.database.one<{ bytes: Buffer }>('SELECT bytes FROM complaints.files WHERE id = $1', [id]),
    ]);
    return key && row ? unsealBytes(keyOf(key), row.bytes, Buffer.from(id)) : undefined;
  }

  async remove(complaintId: string): Promise<void> {
    await this.database.query('DELETE FROM complaints.files WHERE complaint_id = $1', [complaintId]);
  }

  /** Deletes what was uploaded and never sent, or sent with a complaint that was not taken in after all. */
  async sweep(olderThan: Date): Promise<void> {
    await this.database.query('DELETE FROM complaints.files WHERE complaint_id IS NULL AND uploaded_at < $1', [
      olderThan,
    ]);
    const taken = await this.database.query<{ id: string }>(
      `SELECT DISTINCT complaint_id AS id FROM complaints.files
        WHERE uploaded_at < $1 AND uploaded_at > $1::timestamptz - interval '30 days'`,
      [olderThan],
    );
    for (const { id } of taken)
      if ((await this.store.readFresh(complaintOf(id))).status === 'none') await this.remove(id);
  }

  private async accepted(file: Pick<IncomingFile, 'path' | 'sha256'>): Promise<{ bytes: Buffer; kind: FileKind }> {
    const bytes = await readFile(file.path);
    const kind = sniff(bytes);
    if (kind === undefined) throw complaintFileNotAccepted({});
    if (kind !== 'picture') return { bytes, kind };
    // Drawn anew by the confined process of photos: nothing of a stranger's file survives but its pixels.
    const drawn = await this.renderer.render(file).catch((error: unknown) => {
      const code = (error as { code?: string }).code;
      const unfit = code === photoNotReadable.code || code === photoTooSmall.code;
      throw unfit ? complaintFileNotAccepted({}) : error;
    });
    return { bytes: Buffer.from(drawn.renditions.original), kind: 'webp' };
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function read(upload: string): Upload {
  const [id = '', kind, size, key = '', ...rest] = upload.split('.');
  const known = FILE_KINDS.find((one) => one === kind);
  const fits = UUID.test(id) && /^\d{1,9}$/.test(size ?? '') && /^[\w-]{43}$/.test(key) && rest.length === 0;
  if (!known || !fits) throw complaintFileGone({});
  return { id, kind: known, size: Number(size), key };
}

function opened(box: Buffer, id: string, key: string): Buffer | undefined {
  try {
    return unsealBytes(keyOf(key), box, Buffer.from(id));
  } catch {
    return undefined;
  }
}

/** Of a kept file: all its pictures have been drawn anew. */
function kindOf(bytes: Buffer): FileKind | undefined {
  const kind = sniff(bytes);
  return kind === 'picture' ? 'webp' : kind;
}

const keyOf = (key: string): KeyObject => createSecretKey(Buffer.from(key, 'base64url'));
