import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { LOCALES, Settings, type Locale } from '../../ground/settings/index.js';
import { defineContract, Get, Id, type RequestOf } from '../../kernel/index.js';
import { MemberMails } from './member-mails.js';
import { reasonTemplatesIn, WORDED_KINDS, type WordedKind } from './reason-templates.js';

const Kind = Type.Enum(WORDED_KINDS as unknown as WordedKind[]);
const Language = Type.Enum(LOCALES as unknown as Locale[]);
const route = defineContract({
  summary: 'Words for each rule to begin a statement of reasons with, in the language of a member or another one',
  access: 'staff',
  query: Type.Object(
    {
      kind: Type.Optional(Kind),
      /** Whose language they are in, unless `language` says otherwise. */
      member_id: Type.Optional(Id),
      language: Type.Optional(Language),
    },
    { additionalProperties: false },
  ),
  reply: {
    200: Type.Object({
      language: Language,
      templates: Type.Array(
        Type.Object({
          kind: Kind,
          rule: Type.String(),
          text: Type.String(),
          product_text: Type.String({ description: 'What stands there while the operator has written nothing' }),
        }),
      ),
    }),
  },
});

@Controller('admin')
export class ReasonTemplatesAdminController {
  constructor(
    private readonly settings: Settings,
    private readonly mails: MemberMails,
  ) {}

  @Get('reason-templates', route)
  async list(@Req() { query: { kind, member_id, language } }: RequestOf<typeof route>) {
    const values = this.settings.current();
    const chosen = language ?? (await this.mails.languageFor(member_id)) ?? values.defaultLocale;
    return { language: chosen, templates: reasonTemplatesIn(chosen, values, kind ? [kind] : WORDED_KINDS) };
  }
}
