import { createStore } from './store';

/** Something was asked for that needs a confirmed address, until the dialog about it is closed (ACC-04). */
export const confirmationRequired = createStore(false);

export const raiseConfirmationRequired = () => confirmationRequired.set(true);
