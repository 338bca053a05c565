import { Controller } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get } from '../../kernel/index.js';
import { Settings } from './current-settings.js';

/** As filters of lists call the site itself. */
const SITE = 'site';

const brandsRoute = defineContract({
  summary: 'The site itself and its brands, by what lists are filtered by and by name',
  access: 'staff',
  reply: {
    200: Type.Object({ brands: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
  },
});

@Controller('admin/brands')
export class BrandsAdminController {
  constructor(private readonly settings: Settings) {}

  @Get('', brandsRoute)
  list() {
    const { name, brands } = this.settings.current();
    const others = brands.map(({ id, overrides }) => ({ id, name: overrides.name ?? id }));
    return { brands: [{ id: SITE, name }, ...others] };
  }
}
