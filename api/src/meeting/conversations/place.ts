import { invalidInput } from '../../kernel/domain.js';

/** A conversation's place in the list of a member. */
export interface Place {
  lastAt: Date;
  id: string;
}

export const PLACE_PATTERN =
  '^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9][.][0-9]{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

export const toCursor = ({ lastAt, id }: Place): string => `${lastAt.toISOString()}_${id}`;

export function fromCursor(cursor: string): Place {
  const [instant = '', id = ''] = cursor.split('_');
  const lastAt = new Date(instant);
  // The pattern lets days by that no calendar has.
  if (Number.isNaN(lastAt.getTime())) throw invalidInput([{ field: 'before', code: 'invalid' }]);
  return { lastAt, id };
}
