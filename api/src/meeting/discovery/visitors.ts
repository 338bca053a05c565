import type { SettingsValues } from '../../ground/settings/domain.js';

/** As many as a visitor gets to see; constant (DSC-01). */
export const VISITOR_CARDS = 12;

/** May someone who is not logged in search, given whether they came by way of a traffic source (DSC-01). */
export const mayVisitorSearch = (
  settings: Pick<SettingsValues, 'loggedOutSearch' | 'loggedOutSearchTrafficsource'>,
  withTrafficSource: boolean,
): boolean => settings.loggedOutSearch || (withTrafficSource && settings.loggedOutSearchTrafficsource);
