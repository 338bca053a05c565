import { Injectable } from '@nestjs/common';
import { EventLog, staffIdOf } from '../../kernel/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { actorView, type ActorView } from './actor-view.js';

/** Resolves actors to names. */
@Injectable()
export class Actors {
  constructor(
    private readonly staff: StaffMembers,
    private readonly eventLog: EventLog,
  ) {}

  /** Names of all current and former staff, by id. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const { actors } = await this.eventLog.staffHistory();
    return this.staff.namesOf(actors.map((actor) => staffIdOf(actor) ?? null));
  }

  /** Those of the texts that are staff ids, with their names. */
  async among(texts: readonly string[]): Promise<{ id: string; name: string }[]> {
    const names = await this.staff.namesOf(texts);
    return [...names].map(([id, name]) => ({ id, name }));
  }

  async views(actors: readonly string[]): Promise<ActorView[]> {
    const names = await this.staff.namesOf(actors.map((actor) => staffIdOf(actor) ?? null));
    return actors.map((actor) => actorView(actor, names));
  }
}
