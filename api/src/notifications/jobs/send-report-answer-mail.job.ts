import { Injectable } from '@nestjs/common';
import { defineJob, type JobHandler } from '../../kernel/index.js';
import { CaseDecisions } from '../case-decisions.js';
import { answerFor } from '../case-outcome.js';
import { MEASURES_TAKEN, REPORTED, reportAnswerMails } from '../mails/report-answer.mail.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  caseId: string;
  version: number;
}

export const sendReportAnswerMail = defineJob<Payload>('send-report-answer-mail');

/** Answers whoever reported something: that measures were taken, and not which, for these are the other's (ADM-06). */
@Injectable()
export class SendReportAnswerMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly cases: CaseDecisions,
  ) {}

  async run({ caseId, version }: Payload): Promise<void> {
    const found = await this.cases.find(caseId, version);
    const answer = found && answerFor(found);
    const account = answer && (await this.mails.recipient(found.reporter));
    if (!account || account.status === 'deleted') return;
    const language = this.mails.languageOf(account);
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: account.timeZone });
    const measures = found.decided.measures.length > 0 ? MEASURES_TAKEN[language] : '';
    await this.mails.send(account, {
      texts: reportAnswerMails[answer],
      path: '/settings/decisions',
      values: {
        ...{ about: REPORTED[language][found.subject.kind], date: format.format(new Date(found.openedAt)) },
        measures,
      },
    });
  }
}
