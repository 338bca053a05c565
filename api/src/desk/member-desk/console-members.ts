import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { Credits } from '../../money/credits/index.js';
import { Clock, Id, Instant, Nullable, Vault } from '../../kernel/index.js';
import { ageOn, dayIn, GenderSchema } from '../../members/profiles/index.js';
import type { ConsoleMemberRow } from './projections/console-members.projection.js';

export const ConsoleMember = Type.Object({
  id: Id,
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  status: Type.Union([Type.Literal('not_confirmed'), Type.Literal('active'), Type.Literal('deleted')]),
  country: Nullable(Type.String()),
  region: Nullable(Type.String()),
  gender: Nullable(GenderSchema),
  age: Nullable(Type.Integer()),
  credits: Type.Integer(),
  paid_user: Type.Boolean(),
  fictional: Type.Boolean(),
  disabled: Type.Boolean(),
  signup_date: Instant,
});
export type ConsoleMember = Static<typeof ConsoleMember>;

export type StoredMember = Omit<ConsoleMemberRow, 'signup_date'> & { signup_date: Date };

/** Opens the sealed fields of the rows of one page, and no others. */
@Injectable()
export class ConsoleMembers {
  constructor(
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly credits: Credits,
  ) {}

  async shown(rows: StoredMember[]): Promise<ConsoleMember[]> {
    const now = this.clock.now();
    const [texts, balances] = await Promise.all([
      this.vault.openAll(rows.flatMap((row) => [row.name, row.email, row.date_of_birth])),
      Promise.all(rows.map((row) => this.credits.balance(row.member_id))),
    ]);
    return rows.map(({ member_id: id, time_zone, signup_date, ...row }, i) => {
      const [name = null, email = null, birth] = texts.slice(3 * i, 3 * i + 3);
      const { status, country, region, gender, paid_user, fictional, disabled } = row;
      const age = birth ? ageOn(dayIn(time_zone, now), birth) : null;
      const credits = balances[i] ?? 0;
      return {
        ...{ id, name, email, status, country, region, gender, age, credits, paid_user, fictional, disabled },
        signup_date: signup_date.toISOString(),
      };
    });
  }
}
