import { invalidInput } from '../../kernel/index.js';

/** A member's place in the list. */
export interface Place {
  id: string;
  joinedAt: Date;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a list goes on, as clients pass it back. */
export const toCursor = ({ joinedAt, id }: Place): string =>
  Buffer.from(`${joinedAt.toISOString()} ${id}`).toString('base64url');

export function fromCursor(cursor: string): Place {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const joinedAt = new Date(instant);
  if (Number.isNaN(joinedAt.getTime()) || !UUID.test(id)) throw invalidInput([{ field: 'cursor', code: 'invalid' }]);
  return { joinedAt, id };
}
