import { IsIn, MaxLength, MinLength } from 'class-validator';
import { requireText, type Staff } from '../../kernel/index.js';
import type { MemberState } from '../../members/accounts/index.js';
import {
  CLEARABLE_FIELDS,
  GROUNDS,
  memberNotFound,
  type ClearableField,
  type Ground,
} from '../../members/profiles/index.js';

/** `decisionOf` refuses a reason of blanks. */
export class DecideMemberDto {
  @MaxLength(1_000)
  reason!: string;
}

/** `ground`: the rule that was broken. */
export class HideProfileDto extends DecideMemberDto {
  @IsIn(GROUNDS)
  ground!: Ground;
}

export class PutTextBackDto extends DecideMemberDto {
  @IsIn(CLEARABLE_FIELDS)
  field!: ClearableField;
}

/** `text`: what stood there when it was decided about, as the member page shows it. */
export class ClearTextDto extends PutTextBackDto {
  @IsIn(GROUNDS)
  ground!: Ground;

  @MinLength(1)
  @MaxLength(64_000)
  text!: string;
}

interface Asked<Body> {
  caller: Staff;
  params: { id: string };
  body: Body;
  key: string;
}

/** What staff decide about a member, always with a reason. @throws invalid_input if it is blank */
export const decisionOf = <Body extends DecideMemberDto>({ caller, params, body, key }: Asked<Body>) => ({
  ...body,
  staffId: caller.id,
  memberId: params.id,
  reason: requireText('reason', body.reason),
  key,
});

/** @throws member_not_found also while the member is being erased */
export function requireKnown({ status, deletion }: MemberState): void {
  if (status === 'none' || deletion?.erasing) throw memberNotFound({});
}
