import type { Content, Kind } from './content';
import { gift } from './gifts/gift';
import { photo } from './photos/photo';
import { words } from './words';

const KINDS: { [K in Content['kind']]: Kind<Extract<Content, { kind: K }>> } = { words, gift, photo };

export const kindOf = <C extends Content>({ kind }: C) => KINDS[kind] as unknown as Kind<C>;
