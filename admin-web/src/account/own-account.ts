import type { Answer } from '../providers/api-client';

export type OwnAccount = Answer<'/api/admin/account', 'get'>;
