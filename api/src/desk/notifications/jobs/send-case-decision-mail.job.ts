import { Injectable } from '@nestjs/common';
import { defineJob, Vault, type JobHandler } from '../../../kernel/index.js';
import { CaseDecisions, type DecisionOfCase } from '../case-decisions.js';
import { measuresFor, outcomeFor } from '../case-outcome.js';
import { decisionLetter } from '../mails/cases.mail.js';
import { MemberMails } from '../member-mails.js';

export const sendCaseDecisionMail = defineJob<DecisionOfCase>('send-case-decision-mail');

/** Tells the member whom a report is about what was decided and done, and why, whatever their preferences (PRV-03). */
@Injectable()
export class SendCaseDecisionMail implements JobHandler<DecisionOfCase> {
  constructor(
    private readonly mails: MemberMails,
    private readonly cases: CaseDecisions,
    private readonly vault: Vault,
  ) {}

  async run(decision: DecisionOfCase): Promise<void> {
    const found = await this.cases.find(decision);
    const outcome = found && outcomeFor(found);
    const account = outcome && (await this.mails.recipient(found.subject.member));
    const reason = outcome && (await this.vault.open(found.decided.statement));
    if (!account || !reason) return;
    const { kind } = found.subject;
    const done = measuresFor(found, { kind, shutOut: account.disabledAt !== null });
    // Who has left hears of the account alone: they may come back to it.
    if (account.status === 'deleted' && !done.includes('disable') && !done.includes('enable')) return;
    const language = this.mails.languageOf(account);
    await this.mails.send(account, decisionLetter(language, { outcome, kind, reason, done }));
  }
}
