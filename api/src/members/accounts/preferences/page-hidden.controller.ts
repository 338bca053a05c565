import { Controller, Req } from '@nestjs/common';
import { defineContract, Post, type RequestOf } from '../../../kernel/index.js';
import { Presence } from './presence.js';

const hiddenRoute = defineContract({
  summary: 'The page went out of sight: what happens from now on is told by push or mail',
  access: 'member',
});

@Controller('page-hidden')
export class PageHiddenController {
  constructor(private readonly presence: Presence) {}

  @Post('', hiddenRoute)
  hide(@Req() { caller }: RequestOf<typeof hiddenRoute>): Promise<void> {
    return this.presence.hidden(caller.id);
  }
}
