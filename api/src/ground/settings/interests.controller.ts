import { Controller } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { defineContract, Get } from '../../kernel/index.js';
import { LOCALES, type Locale } from './countries.js';
import { Settings } from './current-settings.js';
import { interestsOffered, ownInterestsOffered } from './own-interests.js';
import type { SettingsValues } from './settings.values.js';

const Names = Type.Object(
  Object.fromEntries(LOCALES.map((code) => [code, Type.String()])) as Record<Locale, Type.TString>,
);
export const Interests = Type.Object({
  interests: Type.Array(Type.String(), { description: 'What can be chosen, in the order in which it is offered' }),
  own_interests: Type.Array(Type.Object({ id: Type.String(), name: Names }), {
    description: 'Those among them that the operator added: what they are called in each language',
  }),
});

const route = defineContract({
  summary: 'The interests a member can choose from',
  access: 'visitor',
  tagged: true,
  reply: { 200: Interests },
});

const staffRoute = defineContract({
  summary: 'The interests a member can choose from, to name those on profiles',
  access: 'staff',
  reply: { 200: Interests },
});

export const interestsView = (
  settings: Pick<SettingsValues, 'interests' | 'ownInterests'>,
): Static<typeof Interests> => ({
  interests: interestsOffered(settings),
  own_interests: ownInterestsOffered(settings),
});

@Controller('interests')
export class InterestsController {
  constructor(private readonly settings: Settings) {}

  @Get('', route)
  list() {
    return interestsView(this.settings.current());
  }
}

/** The site's own route does not exist at the console's address. */
@Controller('admin/interests')
export class InterestsAdminController {
  constructor(private readonly settings: Settings) {}

  @Get('', staffRoute)
  list() {
    return interestsView(this.settings.current());
  }
}
