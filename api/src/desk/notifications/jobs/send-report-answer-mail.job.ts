import { Injectable } from '@nestjs/common';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { CaseDecisions, type DecisionOfCase } from '../case-decisions.js';
import { answerFor } from '../case-outcome.js';
import { answerLetter } from '../mails/cases.mail.js';
import { MemberMails } from '../member-mails.js';

export const sendReportAnswerMail = defineJob<DecisionOfCase>('send-report-answer-mail');

/** Answers whoever reported something: that measures were taken, and not which, for these are the other's (ADM-06). */
@Injectable()
export class SendReportAnswerMail implements JobHandler<DecisionOfCase> {
  constructor(
    private readonly mails: MemberMails,
    private readonly cases: CaseDecisions,
  ) {}

  async run(decision: DecisionOfCase): Promise<void> {
    const found = await this.cases.find(decision);
    const answer = found && answerFor(found);
    const account = answer && (await this.mails.recipient(found.reporter));
    if (!account || account.status === 'deleted') return;
    const language = this.mails.languageOf(account);
    const letter = answerLetter(language, {
      answer,
      kind: found.subject.kind,
      reportedAt: new Date(found.openedAt),
      timeZone: account.timeZone,
      measured: found.decided.measures.length > 0,
    });
    await this.mails.send(account, letter);
  }
}
