import { maySee, type Facts, type Status } from './visibility.js';

/** What a search knows of a member it might list; blocks and conversations between two members are excluded by id. */
export interface Listed {
  status: Status;
  disabled: boolean;
  invisible: boolean;
}

const STATUSES: readonly Status[] = ['none', 'not_confirmed', 'active', 'deleted'];
const FLAGS = [false, true];

/** Facts for a stranger, without block or conversation. Chat partners are found in the chat list, not by search. */
const asStranger = ({ status, ...flags }: Listed): Facts => ({
  viewer: 'active',
  other: status,
  blocked: false,
  blockedByOther: false,
  chatting: false,
  ...flags,
});

export const isListed = (member: Listed): boolean => maySee(asStranger(member));

/**
 * The same rule as an SQL condition, generated from the rule itself so that the two cannot diverge.
 * @param columns SQL expressions for status (text), disabled and invisible (boolean)
 */
export function listedSql(columns: { status: string; disabled: string; invisible: string }): string {
  const cases = STATUSES.flatMap((status) =>
    FLAGS.flatMap((disabled) => FLAGS.map((invisible): Listed => ({ status, disabled, invisible }))),
  ).filter(isListed);
  const not = (flag: boolean, column: string) => (flag ? column : `NOT ${column}`);
  const conditions = cases.map(
    ({ status, disabled, invisible }) =>
      `(${columns.status} = '${status}' AND ${not(disabled, columns.disabled)} AND ${not(invisible, columns.invisible)})`,
  );
  return conditions.length === 1 ? conditions[0]!.slice(1, -1) : `(${conditions.join(' OR ')})`;
}
