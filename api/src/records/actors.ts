import { Injectable } from '@nestjs/common';
import { actorView, type ActorView } from './actor-view.js';

/** Names those who did something. */
@Injectable()
export class Actors {
  views(actors: readonly string[]): Promise<ActorView[]> {
    return Promise.resolve(actors.map((actor) => actorView(actor, new Map())));
  }
}
