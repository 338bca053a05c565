import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { EventLog } from '../../../kernel/index.js';
import { ActorView } from '../actor-view.js';
import { Actors } from '../actors.js';

export const AuditChoices = Type.Object({ types: Type.Array(Type.String()), staff: Type.Array(ActorView) });
export type AuditChoices = Static<typeof AuditChoices>;

export class GetAuditChoices extends Query<AuditChoices> {}

@QueryHandler(GetAuditChoices)
export class GetAuditChoicesHandler implements IQueryHandler<GetAuditChoices> {
  constructor(
    private readonly eventLog: EventLog,
    private readonly actors: Actors,
  ) {}

  async execute(): Promise<AuditChoices> {
    const { types, actors } = await this.eventLog.staffHistory();
    return { types, staff: await this.actors.views(actors) };
  }
}
