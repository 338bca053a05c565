import { defineError } from '../../kernel/index.js';

/** The link to one's own data is unknown, too old, used, or another member's. */
export const dataExportExpired = defineError('data_export_expired', 422);
/** To staff: who can log in asks for it themselves. */
export const memberNotDisabled = defineError('member_not_disabled', 409);
/** To staff: the address may be a stranger's. */
export const addressNotConfirmed = defineError('address_not_confirmed', 409);
export const tooManyDataExports = defineError('too_many_data_exports', 429);
