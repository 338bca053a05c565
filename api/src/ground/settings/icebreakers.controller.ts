import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, type RequestOf } from '../../kernel/index.js';
import { LOCALES } from './countries.js';
import { Settings } from './current-settings.js';

const icebreakersRoute = defineContract({
  summary: 'The operator’s own lines to begin a conversation with, in one language (CHT-07)',
  access: 'member',
  query: Type.Object({ language: Type.Enum([...LOCALES]) }, { additionalProperties: false }),
  reply: {
    200: Type.Object({
      lines: Type.Array(Type.String(), {
        description: '{name}, {interest}, {city} and {reason} are filled in by who shows them; empty: there are none',
      }),
    }),
  },
});

@Controller('icebreakers')
export class IcebreakersController {
  constructor(private readonly settings: Settings) {}

  @Get('', icebreakersRoute)
  list(@Req() { query }: RequestOf<typeof icebreakersRoute>) {
    return { lines: this.settings.current().icebreakers[query.language] ?? [] };
  }
}
