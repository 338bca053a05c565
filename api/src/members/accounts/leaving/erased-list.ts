import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/index.js';

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

export class ErasedListError extends Error {
  override name = 'ErasedListError';
}

/**
 * The ids of erased members, kept outside the database because an older backup does not know them (PRV-01). One id per
 * line, possibly with repeats.
 */
@Injectable()
export class ErasedList {
  readonly file: string;

  constructor(private readonly config: Config) {
    this.file = join(config.dataDir, 'erased.log');
  }

  /** Resolves once the id is on disk. Processes that share the file write whole lines. */
  async add(memberId: string): Promise<void> {
    await mkdir(this.config.dataDir, { recursive: true });
    await appendFile(this.file, `${memberId}\n`, { mode: 0o600, flush: true });
  }
}

/** @throws ErasedListError if a line is not an id, as this may be a different file */
export async function readErasedList(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !ID.test(line));
  if (wrong >= 0) throw new ErasedListError(`Line ${wrong + 1} of ${file} is not the id of a member.`);
  return [...new Set(lines.filter((line) => line !== ''))];
}
