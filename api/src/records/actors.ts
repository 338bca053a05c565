import { Injectable } from '@nestjs/common';
import { staffIdOf } from '../kernel/index.js';
import { StaffMembers } from '../staff/index.js';
import { actorView, type ActorView } from './actor-view.js';

/** Names those who did something. */
@Injectable()
export class Actors {
  constructor(private readonly staff: StaffMembers) {}

  async views(actors: readonly string[]): Promise<ActorView[]> {
    const names = await this.staff.namesOf(actors.map((actor) => staffIdOf(actor) ?? null));
    return actors.map((actor) => actorView(actor, names));
  }
}
