import { Controller, Req, type OnModuleInit } from '@nestjs/common';
import { Type } from 'typebox';
import { LOCALES, Settings, SettingsGuards, type Locale, type MailText } from '../../ground/settings/index.js';
import {
  defineContract,
  Get,
  invalidInput,
  Nullable,
  Post,
  type FieldError,
  type RequestOf,
} from '../../kernel/index.js';
import { PreviewMailTextDto } from './mail-texts.dto.js';
import { exampleOf, kindFor } from './mails/catalogue.js';
import { ANNA } from './mails/examples.js';
import {
  isMailTextId,
  isPushText,
  MAIL_TEXT_IDS,
  mailTextProblems,
  offeredText,
  partsOf,
  worded,
} from './mails/mail-texts.js';
import { MESSAGES } from './messages.js';

const Language = Type.Enum(LOCALES as unknown as Locale[]);
const Names = Type.Array(Type.String());
const Part = Type.Enum(['subject', 'heading', 'text']);

const listRoute = defineContract({
  summary: 'Every mail and push that can be worded, in one language: the product’s words and what may stand in them',
  access: 'staff:admin',
  params: Type.Object({ language: Language }),
  reply: {
    200: Type.Object({
      language: Language,
      texts: Type.Array(
        Type.Object({
          id: Type.String(),
          parts: Type.Array(Part, { description: 'A push has its text alone' }),
          subject: Type.String(),
          heading: Type.String(),
          text: Type.String(),
          allowed: Type.Array(Type.String(), { description: 'What may stand in braces' }),
          required: Type.Object({ subject: Names, heading: Names, text: Names }),
        }),
      ),
    }),
  },
});
const previewRoute = defineContract({
  summary: 'A mail or a push in these words, as it would go out, with the values of an example',
  access: 'staff:admin',
  body: PreviewMailTextDto,
  reply: {
    200: Type.Object({
      subject: Type.String({ description: 'Of a push: its title' }),
      text: Type.String(),
      html: Nullable(Type.String({ description: 'Null: it is a push' })),
    }),
  },
});

@Controller('admin/mail-texts')
export class MailTextsAdminController implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly guards: SettingsGuards,
  ) {}

  onModuleInit(): void {
    this.guards.add(({ mail_texts = [] }) => problemsOf(mail_texts));
  }

  @Get(':language', listRoute)
  list(@Req() { params: { language } }: RequestOf<typeof listRoute>) {
    const texts = MAIL_TEXT_IDS.map((id) => {
      const { ours, allowed, required } = offeredText(id, language);
      return { id, parts: [...partsOf(id)], ...ours, allowed, required };
    });
    return { language, texts };
  }

  @Post('preview', previewRoute)
  preview(@Req() { body }: RequestOf<typeof previewRoute>) {
    const { id, language, ...words } = body;
    const problems = mailTextProblems(id, language, words);
    if (problems.length > 0) throw invalidInput(problems);
    if (isPushText(id)) return { subject: ANNA.name, text: words.text, html: null };
    const settings = this.settings.current();
    const { name: site, supportEmail: email } = settings;
    const texts = { [language]: worded(MESSAGES[language].mails[id], words) };
    const { subject, text, html } = exampleOf({ ...kindFor(id), texts }, language, { site, email }, settings);
    return { subject, text, html };
  }
}

/** By the field among the settings, as the console shows it: `mail_texts.0.words.nl.subject`. */
const problemsOf = (texts: readonly MailText[]): FieldError[] =>
  texts.flatMap(({ id, words }, i) => {
    const at = `mail_texts.${i}`;
    if (!isMailTextId(id)) return [{ field: `${at}.id`, code: 'invalid' }];
    if (texts.findIndex((one) => one.id === id) < i) return [{ field: `${at}.id`, code: 'duplicate' }];
    return LOCALES.flatMap((language) => {
      const written = words[language];
      const problems = written ? mailTextProblems(id, language, written) : [];
      return problems.map((problem) => ({ ...problem, field: `${at}.words.${language}.${problem.field}` }));
    });
  });
