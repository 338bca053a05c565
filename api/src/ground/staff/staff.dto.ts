import { IsIn, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsReason } from '../../kernel/index.js';
import { ROLES, STAFF_LANGUAGES, type Role, type StaffLanguage } from './staff-member.events.js';

export class LogInStaffDto {
  @MaxLength(1_000)
  email!: string;

  @MaxLength(1_000)
  password!: string;
}

/** An authenticator code, with the token returned by the first step of the login or enrolment. */
export class CodeDto {
  @MaxLength(200)
  token!: string;

  @MaxLength(100)
  code!: string;
}

export class RenameStaffMemberDto {
  @MinLength(1)
  @MaxLength(60)
  name!: string;
}

export class ChangeStaffPasswordDto {
  @MaxLength(1_000)
  old_password!: string;

  @MaxLength(1_000)
  new_password!: string;
}

/** The password, which a logged-in staff member must enter again. */
export class PasswordDto {
  @MaxLength(1_000)
  password!: string;
}

export class SetStaffPasswordDto extends PasswordDto {
  @MaxLength(200)
  token!: string;
}

export class SendStaffLinkDto {
  @IsIn(STAFF_LANGUAGES)
  @JSONSchema({ description: 'Of the mail' })
  language!: StaffLanguage;
}

export class ForgottenPasswordDto extends SendStaffLinkDto {
  @MinLength(1)
  @MaxLength(254)
  email!: string;
}

export class InviteStaffMemberDto extends SendStaffLinkDto {
  @MinLength(1)
  @MaxLength(254)
  email!: string;

  @MinLength(1)
  @MaxLength(60)
  name!: string;

  @IsIn(ROLES)
  role!: Role;
}

/** The reason for changing a colleague's account. */
export class InterventionDto {
  @MinLength(1)
  @MaxLength(1_000)
  reason!: string;
}

/** Why a colleague is mailed a link, and in which language. */
export class MailStaffLinkDto extends InterventionDto {
  @IsIn(STAFF_LANGUAGES)
  @JSONSchema({ description: 'Of the mail' })
  language!: StaffLanguage;
}

export class ChangeStaffRoleDto extends InterventionDto {
  @IsIn(ROLES)
  role!: Role;
}

/** Why a second admin agrees, or does not. */
export class DecideAgreementDto {
  @IsReason()
  @JSONSchema({ description: 'For colleagues' })
  reason!: string;
}
