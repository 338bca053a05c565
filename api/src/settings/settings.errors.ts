import { defineError } from '../kernel/index.js';

/** Somebody else saved meanwhile: nothing of theirs is overwritten unseen. */
export const settingsOutdated = defineError<{ version: number }>('settings_outdated', 409);
export const settingsVersionNotFound = defineError('settings_version_not_found', 404);
