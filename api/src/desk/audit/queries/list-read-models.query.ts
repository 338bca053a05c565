import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Followers, Instant, Nullable, Store, type FollowerState } from '../../../kernel/index.js';
import { rebuildsOf, type ReadModelRebuild } from '../read-model.js';

/**
 * `waiting`: a rebuild is requested and has not started. `unattended`: no process follows the log for it. `failed`: its
 * last rebuild failed, and the previous rows are still in use.
 */
const State = Type.Enum(['current', 'behind', 'rebuilding', 'waiting', 'unattended', 'failed']);
type State = Static<typeof State>;

const Follower = Type.Object({
  name: Type.String(),
  position: Type.Integer(),
  lag: Type.Object({ events: Type.Integer(), seconds: Type.Integer() }),
  state: State,
  last_error: Nullable(Type.Object({ error: Type.String(), at: Instant }), {
    description: 'The last failure, also one that is over',
  }),
});
const ReadModel = Type.Interface([Follower], {
  mode: Type.Enum(['inline', 'async']),
  revision: Type.Integer(),
  rows: Type.Integer(),
  rows_estimated: Type.Boolean(),
  progress: Nullable(Type.Number(), { description: 'Of a rebuild, between 0 and 1' }),
});
export const ReadModels = Type.Object({
  head: Type.Integer({ description: 'The last position of the log' }),
  read_models: Type.Array(ReadModel),
  policies: Type.Array(Follower),
  relay: Nullable(Follower, { description: 'To the broker; null when none is named' }),
  set_aside: Type.Integer({ description: 'Events that the broker refused as too large' }),
});
export type ReadModels = Static<typeof ReadModels>;

export class ListReadModels extends Query<ReadModels> {}

@QueryHandler(ListReadModels)
export class ListReadModelsHandler implements IQueryHandler<ListReadModels> {
  constructor(
    private readonly followers: Followers,
    private readonly store: Store,
  ) {}

  async execute(): Promise<ReadModels> {
    const { head, readModels, policies, relay } = await this.followers.state();
    for (const list of [readModels, policies]) list.sort((one, other) => one.name.localeCompare(other.name));
    const rebuilds = await Promise.all(readModels.map(({ name }) => this.store.readFresh(rebuildsOf(name))));
    return {
      head,
      read_models: readModels.map(({ rowsEstimated, building, mode, revision, rows, ...model }, i) => ({
        ...followerOf(model, rebuilds[i]),
        mode,
        revision,
        rows,
        rows_estimated: rowsEstimated,
        progress: building,
        ...(building !== null && { state: 'rebuilding' as const }),
      })),
      policies: policies.map((policy) => followerOf(policy)),
      relay: relay && followerOf(relay),
      set_aside: await this.followers.setAside(),
    };
  }
}

const followerOf = ({ led, lastError, ...follower }: FollowerState, rebuild?: ReadModelRebuild) => ({
  ...follower,
  state: stateOf({ led, lag: follower.lag }, rebuild),
  last_error: lastError && { error: lastError.error, at: lastError.at.toISOString() },
});

function stateOf({ led, lag }: { led: boolean; lag: { events: number } }, rebuild?: ReadModelRebuild): State {
  if (rebuild?.since) return 'waiting';
  if (!led) return 'unattended';
  if (lag.events > 0) return 'behind';
  return rebuild?.failed ? 'failed' : 'current';
}
