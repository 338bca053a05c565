import { Controller } from '@nestjs/common';
import { defineContract, Get } from '../../kernel/index.js';
import { REGIONS } from './regions.js';
import { RegionsReply } from './settings.controller.js';

const regionsRoute = defineContract({
  summary: 'Regions of each country, to name those of members',
  access: 'staff',
  reply: { 200: RegionsReply },
});

/** The member site's route does not exist on the console's address. */
@Controller('admin/regions')
export class RegionsAdminController {
  @Get('', regionsRoute)
  list() {
    return { regions: REGIONS };
  }
}
