import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { List } from '../../../kernel/index.js';
import { Cases, type CaseItem } from '../cases.js';

export class ListCases extends Query<{ cases: CaseItem[]; total: number }> {
  constructor(readonly list: List) {
    super();
  }
}

@QueryHandler(ListCases)
export class ListCasesHandler implements IQueryHandler<ListCases> {
  constructor(private readonly cases: Cases) {}

  execute({ list }: ListCases) {
    return this.cases.page(list);
  }
}
