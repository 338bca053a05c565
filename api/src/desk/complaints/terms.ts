import type { SettingsValues } from '../../ground/settings/domain.js';

/** Days for the first answer and for the end of a complaint. */
export const termsOf = ({ complaintAnswerDays, complaintCloseDays }: SettingsValues) => ({
  answerDays: complaintAnswerDays,
  closeDays: complaintCloseDays,
});
