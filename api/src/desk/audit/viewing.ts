import { defineLog } from '../../kernel/domain.js';
import type { MemberOpened, MemberViewedAsOf, StreamViewed, ViewingEvent } from './viewing.events.js';

/** Who viewed a stream: `viewing-payment-…` records each view of `payment-…`. */
export const viewing = defineLog<ViewingEvent>('viewing', ['StreamViewed', 'MemberOpened', 'MemberViewedAsOf']);

export const viewingOf = (stream: string) => viewing.of(stream);

export const view = ({ opened, at }: { opened: string[]; at: string }): [StreamViewed] => [
  { type: 'StreamViewed', data: { opened, viewedAt: at } },
];

export const openMember = (data: MemberOpened['data']): [MemberOpened] => [{ type: 'MemberOpened', data }];

export const viewMemberAsOf = (data: MemberViewedAsOf['data']): [MemberViewedAsOf] => [
  { type: 'MemberViewedAsOf', data },
];
