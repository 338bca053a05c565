import { defineError } from '../kernel/index.js';

/** The link to one's own data is unknown, too old, used, or another member's. */
export const dataExportExpired = defineError('data_export_expired', 422);
export const tooManyDataExports = defineError('too_many_data_exports', 429);
