import type { Answer, Body } from '../providers/api-client';

export type Block = Answer<'/api/admin/blocklist', 'get'>[number];
export type Kind = Body<'/api/admin/blocklist', 'post'>['kind'];
export const KINDS: Kind[] = ['iban', 'phone'];

/** The API's limit. */
export const REASON_MOST = 500;
