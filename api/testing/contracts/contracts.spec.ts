import { describe, expect, it } from '@jest/globals';
import { routesInSource } from './thrown.js';

/**
 * What the calls of a handler lead to and its route still never answers: the error, by the function that creates it or
 * that leads there, and why. `of`: for these routes alone.
 */
const NEVER: { errors: string[]; by: string; of?: RegExp; why: string }[] = [
  {
    errors: ['emailNotFound', 'tooManyResetMails'],
    by: 'Returning.tellByMail',
    why: 'the answer must not tell: the refusal is ignored',
  },
  { errors: ['messageEmpty'], by: 'signupMessageText', why: 'told as an invalid field' },
  {
    errors: ['photoTooSmall', 'photoNotReadable'],
    by: 'ComplaintFiles.accepted',
    why: 'told as `complaintFileNotAccepted`',
  },
  {
    errors: ['photoTooLarge'],
    by: 'Incoming.withFile',
    of: /Complaints/,
    why: 'they say themselves what is too large',
  },
  {
    errors: ['complaintNotFound', 'complaintFileNotAccepted', 'complaintFileGone'],
    by: 'TakeReplyHandler.execute',
    why: 'a mail is taken or not: what was forgotten meanwhile is asked for again, what is not accepted is left out',
  },
  {
    errors: ['memberNotFound', 'messageNotFound', 'photoNotFound'],
    by: 'Notices.prepare',
    of: /makeCase/,
    why: 'told as `contentNotFound`',
  },
  { errors: ['loginFailed', 'secondFactorWrong'], by: 'logIn', of: /logIn/, why: 'no code is given at this step' },
  { errors: ['sessionNotFound'], by: 'EndOwnSessionsHandler.execute', of: /endOthers/, why: 'none is named' },
  { errors: ['settingsOutdated'], by: 'changeSettings', of: /check$|agree|refuse/, why: 'no version is compared' },
  {
    errors: ['staffNotFound', 'staffDisabled', 'staffUnchanged', 'notOnYourself'],
    by: 'giveRole',
    why: 'given only while it is still as it was proposed: `agreementOutdated`',
  },
  {
    errors: ['ownProposal', 'agreementOutdated', 'appointedByProposer'],
    by: 'DecideAgreementHandler.execute',
    of: /refuse/,
    why: 'only agreeing asks who agrees to what',
  },
  { errors: ['staffNotFound', 'staffDisabled'], by: 'StaffAdminController.invite', why: 'just invited' },
  { errors: ['discountNotFound'], by: 'DiscountsAdminController.define', why: 'just defined' },
  { errors: ['campaignNotFound'], by: 'CampaignsAdminController.write', why: 'just written' },
  { errors: ['savedSearchNotFound'], by: 'SaveSearchHandler.execute', why: 'just saved' },
  {
    errors: ['premiumRequired', 'photoAddressExpired'],
    by: 'GetRenditionHandler.execute',
    of: /Admin/,
    why: 'staff see every photo, without a signed address',
  },
  { errors: ['receiptNotFound'], by: 'issueCreditNote', why: 'a completed payment has its receipt' },
  {
    errors: ['paymentNotFound'],
    by: 'SettlePaymentHandler.execute',
    of: /Debits/,
    why: 'the debit is of this payment',
  },
  { errors: ['paymentNotFound'], by: 'GetLastOrderHandler.execute', why: 'found a moment ago, and never removed' },
  { errors: ['alreadyBlocked'], by: 'blockDetail', why: 'what is blocked stays as it is' },
  {
    errors: ['debitNotFound', 'debitDecided'],
    by: 'ReturnDebitsHandler.execute',
    why: 'told as the outcome of that line',
  },
  {
    errors: ['refundDecided', 'refundNotFound', 'secondPersonNeeded', 'refundTooLate'],
    by: 'beginRefund',
    why: 'of a refund that begins here, approved by whom the proposal lets, without a term',
  },
  {
    errors: ['conversationNotFound'],
    by: 'partnerOf',
    of: /takeOff|CasesAdmin/,
    why: 'the message is theirs: both are of its conversation',
  },
  {
    errors: ['memberNotFound'],
    by: 'DecideCaseHandler.execute',
    why: 'only what could be sealed for the member is done to them',
  },
  {
    errors: ['caseAlreadyDecided', 'anotherModerator', 'objectionClaimed'],
    by: 'ClaimObjectionHandler.execute',
    of: /release/,
    why: 'one command claims and gives back',
  },
  {
    errors: ['complaintWithoutAddress', 'complaintClaimed', 'complaintAlreadyClosed'],
    by: 'HandleComplaintHandler.execute',
    why: 'one command for every act: a rule of another act',
  },
  {
    errors: ['emailNotFound', 'tooManyMails', 'tooManyResetMails', 'addressConfirmed'],
    by: 'HelpAccountHandler.execute',
    why: 'one command for two mails: a rule of the other one',
  },
  {
    errors: ['noSecondFactor', 'notOnYourself', 'staffUnchanged', 'staffDisabled'],
    by: 'AdministerStaffMemberHandler.execute',
    why: 'one command for every act: a rule of another act',
  },
];

describe('contracts of routes', () => {
  const routes = routesInSource();

  it('are found', () => expect(routes.length).toBeGreaterThan(250));

  it('declare no error that nothing behind the route creates', () => {
    const never = routes.flatMap(({ name, declared, thrown }) =>
      [...declared].filter((error) => !thrown.has(error)).map((error) => `${name}: ${error}`),
    );
    expect(never).toEqual([]);
  });

  it('declare every error that the route may answer', () => {
    const used = new Set<object>();
    const undeclared = routes.flatMap(({ name, declared, implied, thrown }) =>
      [...thrown].flatMap(([error, way]) => {
        if (declared.has(error) || implied.has(error)) return [];
        const found = NEVER.filter(
          ({ errors, by, of }) => errors.includes(error) && way.includes(by) && (!of || of.test(name)),
        );
        found.forEach((one) => used.add(one));
        return found.length > 0 ? [] : [`${name}: ${error}, by ${way.join(' > ')}`];
      }),
    );
    expect(undeclared).toEqual([]);
    expect(NEVER.filter((one) => !used.has(one))).toEqual([]);
  });

  it('demand an idempotency key only where it is read', () => {
    expect(routes.filter(({ needsKey, readsKey }) => needsKey && !readsKey).map(({ name }) => name)).toEqual([]);
  });
});
