import type { paths } from '../api/schema';

export type ReadModels = paths['/api/admin/projections']['get']['responses'][200]['content']['application/json'];
export type ReadModel = ReadModels['read_models'][number];
export type State = ReadModel['state'];

export const isBusy = ({ state }: { state: State }) => state === 'rebuilding' || state === 'waiting';
