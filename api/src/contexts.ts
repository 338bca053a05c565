import type { Context } from './kernel/index.js';

/** Every context, once: what it brings to the kernel. */
export const contexts: Context[] = [];
