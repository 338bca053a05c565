import { useRead, type Answer } from './api-client';

export type VersionedSettings = Answer<'/api/admin/settings', 'get'>;

export const useSettings = () => useRead(['settings'], (api) => api.GET('/api/admin/settings'));
