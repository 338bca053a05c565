import { defineLog } from '../../kernel/domain.js';
import type { ListExported } from './export.events.js';

export const exported = defineLog<ListExported>('export', ['ListExported']);
export const exportsOf = exported.of;
