import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { accountLocked } from '../../../ground/authentication/index.js';
import { defineContract, Instant, Post, type RequestOf } from '../../../kernel/index.js';
import { reactivationFailed } from '../accounts.errors.js';
import { DeleteAccount, DeleteAccountDto, Reactivate } from './delete-account.command.js';
import { LinkDto } from '../link.dto.js';

const deleteRoute = defineContract({
  summary:
    'Leave, with the password: logs out everywhere and mails the link to come back; erased for good after 14 days',
  access: 'member',
  body: DeleteAccountDto,
  reply: { 200: Type.Object({ erase_at: Instant }) },
  errors: [accountLocked],
});

const reactivateRoute = defineContract({
  summary: 'Come back with the token of the mailed link; who is disabled stays so',
  access: 'visitor',
  body: LinkDto,
  reply: { 200: Type.Object({ status: Type.Literal('active'), disabled: Type.Boolean() }) },
  errors: [reactivationFailed],
});

@Controller()
export class DeletionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/deletion', deleteRoute)
  async delete(@Req() { caller, key, body, ip }: RequestOf<typeof deleteRoute>) {
    const { eraseAt } = await this.commands.execute(new DeleteAccount({ caller, key, body, address: ip }));
    return { erase_at: eraseAt };
  }

  @Post('reactivation', reactivateRoute)
  async reactivate(@Req() { key, body }: RequestOf<typeof reactivateRoute>) {
    const { disabled } = await this.commands.execute(new Reactivate({ token: body.token, key }));
    return { status: 'active', disabled };
  }
}
