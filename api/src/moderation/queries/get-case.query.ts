import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Store, Vault } from '../../kernel/index.js';
import type { CaseDecided, CaseOpened } from '../case.events.js';
import { caseOf } from '../case.js';
import { CaseItem, Cases } from '../cases.js';
import { Evidence } from '../evidence.js';
import { caseNotFound } from '../moderation.errors.js';

const text = Type.Union([Type.String(), Type.Null()]);

/** Texts and evidence are null once the case is forgotten (PRV-02). */
export const CaseView = Type.Object({
  ...CaseItem.properties,
  text,
  evidence: Type.Union([Evidence, Type.Null()]),
  statement_of_reasons: text,
});
export type CaseView = Static<typeof CaseView>;

export class GetCase extends Query<CaseView> {
  constructor(readonly caseId: string) {
    super();
  }
}

@QueryHandler(GetCase)
export class GetCaseHandler implements IQueryHandler<GetCase> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly cases: Cases,
  ) {}

  async execute({ caseId }: GetCase): Promise<CaseView> {
    const [item, events] = await Promise.all([
      this.cases.find(caseId),
      this.store.history(caseOf(caseId), { limit: 10 }),
    ]);
    const opened = events.find(({ type }) => type === 'CaseOpened')?.data as CaseOpened['data'] | undefined;
    const decided = events.find(({ type }) => type === 'CaseDecided')?.data as CaseDecided['data'] | undefined;
    if (!item || !opened) throw caseNotFound({});
    const [said, evidence, statement] = await this.vault.openAll([opened.text, opened.evidence, decided?.statement]);
    return {
      ...item,
      text: said ?? null,
      evidence: evidence ? (JSON.parse(evidence) as Evidence) : null,
      statement_of_reasons: statement ?? null,
    };
  }
}
