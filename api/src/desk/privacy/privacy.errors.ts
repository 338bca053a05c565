import { defineError } from '../../kernel/domain.js';

/** The link to the data is unknown, expired, used, or another member's. */
export const dataExportExpired = defineError('data_export_expired', 422);
/** To staff: a member who can log in requests the export themselves. */
export const memberNotDisabled = defineError('member_not_disabled', 409);
/** To staff: the address may belong to a stranger. */
export const addressNotConfirmed = defineError('address_not_confirmed', 409);
export const tooManyDataExports = defineError('too_many_data_exports', 429);
