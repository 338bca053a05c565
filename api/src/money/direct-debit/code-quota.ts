import { defineStream } from '../../kernel/domain.js';
import type { CodeCounted } from './code-quota.events.js';
import { codeThrottled } from './debits.errors.js';

/** When codes were sent to a number or for a member, during the last day. */
export interface CodeQuota {
  sent: readonly string[];
}

const DAY = 86_400_000;
const BETWEEN = 30_000;
const MAX_A_DAY = 6;

export const codeQuota = defineStream<CodeQuota, CodeCounted>({
  type: 'codequota',
  revision: 1,
  initial: { sent: [] },
  evolve,
});
export const quotaOfPhone = (hash: string) => codeQuota.of(`phone:${hash}`);
export const quotaOfMember = (memberId: string) => codeQuota.of(`member:${memberId}`);

/** Text messages cost money, and the quota protects strangers from being flooded with codes. */
export function countCode({ sent }: CodeQuota, at: Date): [CodeCounted] {
  const counted = recent(sent, at.getTime());
  const [first, last] = [counted[0], counted.at(-1)];
  const free = Math.max(
    last ? Date.parse(last) + BETWEEN : 0,
    first && counted.length >= MAX_A_DAY ? Date.parse(first) + DAY : 0,
  );
  if (free > at.getTime()) throw codeThrottled({ seconds: Math.ceil((free - at.getTime()) / 1000) });
  return [{ type: 'CodeCounted', data: { sentAt: at.toISOString() } }];
}

function evolve({ sent }: CodeQuota, { type, data: { sentAt } }: CodeCounted): CodeQuota {
  switch (type) {
    case 'CodeCounted':
      return { sent: [...recent(sent, Date.parse(sentAt)), sentAt] };
  }
}

const recent = (sent: readonly string[], now: number) => sent.filter((at) => Date.parse(at) + DAY > now);
