import type { Type } from '@nestjs/common';
import type { Context } from './kernel/index.js';

/** Every context, once: what it brings to the kernel … */
export const contexts: Context[] = [];

/** … and its routes and handlers. */
export const modules: Type[] = [];
