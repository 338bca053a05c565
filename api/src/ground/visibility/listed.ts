import { maySee, type Seeing, type Status } from './visibility.js';

/** What a search knows of a member it might list; blocks and conversations between two members are excluded by id. */
export interface Listed {
  status: Status;
  disabled: boolean;
  invisible: boolean;
  /** Staff hid the profile. */
  hidden: boolean;
}

const STATUSES: readonly Status[] = ['none', 'not_confirmed', 'active', 'deleted'];
const FLAGS = [false, true];

/** Facts for a stranger, without block or conversation. Chat partners are found in the chat list, not by search. */
const asStranger = ({ status, ...flags }: Listed): Seeing => ({
  viewer: 'active',
  other: status,
  blocked: false,
  blockedByOther: false,
  chatting: false,
  ...flags,
});

export const isListed = (member: Listed): boolean => maySee(asStranger(member));

/** What decides whether the profile of a listed member is also shown to people who are not logged in. */
export interface Openness {
  /** The member's own choice; null until they make one. */
  openToVisitors: boolean | null;
  /** Staff state that nobody real is behind the profile. */
  fictional: boolean;
}

/**
 * Visitors see a member only after that member's own word; who never chose is kept among members (GDPR, article 25).
 * A fictional profile has nobody to protect (ACC-16).
 */
export const isOpenToVisitors = ({ openToVisitors, fictional }: Openness): boolean => openToVisitors ?? fictional;

/** Whether somebody who is not logged in may see the member: as a stranger would, where the profile is open. */
export const mayVisitorSee = (member: Listed & Openness): boolean => isListed(member) && isOpenToVisitors(member);

/** `isOpenToVisitors` as an SQL condition. @param columns SQL expressions, the first nullable */
export const openToVisitorsSql = ({ openToVisitors, fictional }: Record<keyof Openness, string>): string =>
  `coalesce(${openToVisitors}, ${fictional})`;

/**
 * `isListed` as an SQL condition, generated from the rule itself so that the two cannot diverge.
 * @param columns SQL expressions for status (text), disabled, invisible and hidden (boolean)
 */
export function listedSql(columns: { status: string; disabled: string; invisible: string; hidden: string }): string {
  const cases = STATUSES.flatMap((status) =>
    FLAGS.flatMap((disabled) =>
      FLAGS.flatMap((invisible) => FLAGS.map((hidden): Listed => ({ status, disabled, invisible, hidden }))),
    ),
  ).filter(isListed);
  const not = (flag: boolean, column: string) => (flag ? column : `NOT ${column}`);
  const conditions = cases.map(
    ({ status, disabled, invisible, hidden }) =>
      `(${columns.status} = '${status}' AND ${not(disabled, columns.disabled)} AND ${not(invisible, columns.invisible)} AND ${not(hidden, columns.hidden)})`,
  );
  return conditions.length === 1 ? conditions[0]!.slice(1, -1) : `(${conditions.join(' OR ')})`;
}
