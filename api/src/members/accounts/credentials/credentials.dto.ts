import { MaxLength } from 'class-validator';
import { EmailDto, LinkDto } from '../link.dto.js';

export class ChangePasswordDto {
  @MaxLength(1_000)
  old_password!: string;

  @MaxLength(1_000)
  new_password!: string;
}

export class RequestEmailChangeDto extends EmailDto {
  @MaxLength(1_000)
  password!: string;
}

export class ResetPasswordDto extends LinkDto {
  @MaxLength(1_000)
  password!: string;
}
