import { Injectable } from '@nestjs/common';
import { defineJob, Vault, type JobHandler } from '../../kernel/index.js';
import { CaseDecisions } from '../case-decisions.js';
import { measuresFor, outcomeFor } from '../case-outcome.js';
import { CASE_SUBJECTS, caseDecisionMails } from '../mails/case-decision.mail.js';
import { sayMeasures } from '../mails/case-measures.texts.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  caseId: string;
  version: number;
}

export const sendCaseDecisionMail = defineJob<Payload>('send-case-decision-mail');

/** Tells the member whom a report is about what was decided and done, and why, whatever their preferences (PRV-03). */
@Injectable()
export class SendCaseDecisionMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly cases: CaseDecisions,
    private readonly vault: Vault,
  ) {}

  async run({ caseId, version }: Payload): Promise<void> {
    const found = await this.cases.find(caseId, version);
    const outcome = found && outcomeFor(found);
    const account = outcome && (await this.mails.recipient(found.subject.member));
    const reason = outcome && (await this.vault.open(found.decided.statement));
    if (!account || !reason) return;
    const { kind } = found.subject;
    const done = measuresFor(found, { kind, shutOut: account.disabledAt !== null });
    // Who has left hears of the account alone: they may come back to it.
    if (account.status === 'deleted' && !done.includes('disable') && !done.includes('enable')) return;
    const language = this.mails.languageOf(account);
    const measures = sayMeasures(language, done, outcome === 'revised' ? 'nothing_left' : 'none');
    await this.mails.send(account, {
      texts: caseDecisionMails[outcome],
      path: outcome === 'shut_out' ? '/login' : '/settings/decisions',
      values: { about: CASE_SUBJECTS[language][kind], reason, measures },
    });
  }
}
