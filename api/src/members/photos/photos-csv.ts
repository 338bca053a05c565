import type { CsvColumns, CsvExport } from '../../ground/lists/index.js';
import { QUEUE, type StoredPhoto } from './queries/list-photo-queue.query.js';

const columns: CsvColumns<StoredPhoto> = [
  ['photo_id', (row) => row.photo_id],
  ['member_id', (row) => row.member_id],
  ['added_at', (row) => row.added_at],
  ['width', (row) => row.width],
  ['height', (row) => row.height],
];

export const photosCsv = (): CsvExport<StoredPhoto> => ({ list: 'photos', filter: {}, rows: QUEUE, columns });
