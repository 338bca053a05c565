import type { Answer } from '../providers/api-client';

export type ObjectionItem = Answer<'/api/admin/objections', 'get'>[number];
export const SIDES: ObjectionItem['side'][] = ['reported', 'reporter'];
export const TO_DO = { status: 'open' } as const;
