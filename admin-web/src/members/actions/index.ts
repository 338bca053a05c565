import { disable, enable } from './account';
import { logOutEverywhere, resendActivation, sendResetLink } from './access';
import type { MemberAction } from './action';
import { beginGoodwill, beginRefund } from './credits';
import { writeMail } from './write-mail';
import { markFictional, unmarkFictional } from './fictional';
import { clearText, hideProfile, putTextBack, showProfile } from './profile';
import { deleteOnRequest, sendOwnData } from './requests';

/** The menu of a member's page, in groups by their heading; what takes something away stands last in its group. */
export const ACTIONS: readonly (readonly [group: string, readonly MemberAction[]])[] = [
  ['contact', [writeMail, resendActivation, sendResetLink]],
  ['profile', [markFictional, unmarkFictional, showProfile, putTextBack, clearText, hideProfile]],
  ['credits', [beginRefund, beginGoodwill]],
  ['account', [sendOwnData, enable, logOutEverywhere, disable, deleteOnRequest]],
];
