import { Injectable } from '@nestjs/common';
import { defineJob, Store, Vault, type JobHandler, type RecordedEvent } from '../../kernel/index.js';
import { caseOf, type CaseEvent } from '../../moderation/index.js';
import { CASE_SUBJECTS, caseDecisionMails, type CaseOutcome } from '../mails/case-decision.mail.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  caseId: string;
  version: number;
}

export const sendCaseDecisionMail = defineJob<Payload>('send-case-decision-mail');

type CaseDecided = Extract<CaseEvent, { type: 'CaseDecided' }>;

/** Tells the member whom a report is about what was decided, and why, whatever their preferences (PRV-03). */
@Injectable()
export class SendCaseDecisionMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async run({ caseId, version }: Payload): Promise<void> {
    const found = await this.store.history(caseOf(caseId), { limit: 2, types: ['CaseDecided'] });
    const decided = found.find((event) => event.version === version) as RecordedEvent<CaseDecided> | undefined;
    const { subject, objected } = await this.store.readFresh(caseOf(caseId));
    if (!decided || !subject) return;
    const outcome = outcomeOf(decided.data.decision, objected && found[0] === decided);
    const account = outcome && (await this.mails.recipient(subject.member));
    const reason = outcome && (await this.vault.open(decided.data.statement));
    if (!account || !reason || account.status === 'deleted') return;
    const about = CASE_SUBJECTS[this.mails.languageOf(account)][subject.kind];
    await this.mails.send(account, {
      texts: caseDecisionMails[outcome],
      path: '/settings/decisions',
      values: { about, reason },
    });
  }
}

/** Nothing is told of a report that was wrong from the beginning. */
function outcomeOf(decision: CaseDecided['data']['decision'], again: boolean): CaseOutcome | undefined {
  if (again) return decision === 'upheld' ? 'stands' : 'revised';
  return decision === 'upheld' ? 'upheld' : undefined;
}
