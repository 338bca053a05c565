import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { StaffModule } from '../staff/index.js';
import { Actors } from './actors.js';
import { AuditAdminController } from './audit.admin.controller.js';
import { ViewStreamHandler } from './commands/view-stream.command.js';
import { GetAuditChoicesHandler } from './queries/get-audit-choices.query.js';
import { ListAuditHandler } from './queries/list-audit.query.js';
import { TimelineAdminController } from './timeline.admin.controller.js';
import { viewing } from './viewing.js';

export const recordsContext = defineContext({ name: 'records', streams: [viewing] });

@Module({
  imports: [StaffModule],
  controllers: [AuditAdminController, TimelineAdminController],
  providers: [Actors, GetAuditChoicesHandler, ListAuditHandler, ViewStreamHandler],
})
export class RecordsModule {}
