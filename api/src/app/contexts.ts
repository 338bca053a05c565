import { contextOf, type Context } from '../kernel/index.js';
import * as all from './modules.js';

/** All contexts as Nest modules: their routes and handlers. */
export const modules = Object.values(all);

/** The same contexts as the kernel sees them: streams, projections, policies, jobs. */
export const contexts: readonly Context[] = modules.map(contextOf);
