import type { Answer } from '../providers/api-client';

export type ReadModels = Answer<'/api/admin/projections', 'get'>;
export type ReadModel = ReadModels['read_models'][number];
export type State = ReadModel['state'];

export const isBusy = ({ state }: { state: State }) => state === 'rebuilding' || state === 'waiting';
