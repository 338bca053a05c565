import { Controller, Inject, Req } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { Type } from 'typebox';
import { defineContract, Id, Post, type Access, type RequestOf } from '../../kernel/index.js';
import type { ClaimedResource } from './claim-policies.js';
import { Claim, WorkClaims } from './work-claims.js';

/** `over`: also from a colleague who has it. */
class ClaimDto {
  @IsBoolean()
  over!: boolean;
}

interface ClaimRoutes {
  resource: ClaimedResource;
  access: Extract<Access, `staff${string}`>;
}

/** The routes by which records of a queue are claimed: a Nest controller. */
export function claimRoutes({ resource, access }: ClaimRoutes) {
  const params = Type.Object({ id: Id });
  const claimRoute = defineContract({
    summary: 'Have a record of the queue, unless a colleague has it; asked again, it is kept. Answers who has it',
    access,
    params,
    body: ClaimDto,
    reply: { 200: Claim },
  });
  const releaseRoute = defineContract({
    summary: 'Give a record back to the queue',
    access,
    params,
  });

  @Controller(`admin/${resource}`)
  class ClaimsController {
    constructor(@Inject(WorkClaims) private readonly claims: WorkClaims) {}

    @Post(':id/claim', claimRoute)
    claim(@Req() { caller, params: { id }, body }: RequestOf<typeof claimRoute>): Promise<Claim> {
      return this.claims.take(resource, id, { staffId: caller.id, over: body.over });
    }

    @Post(':id/release', releaseRoute)
    release(@Req() { caller, params: { id } }: RequestOf<typeof releaseRoute>): Promise<void> {
      return this.claims.release(resource, caller.id, id);
    }
  }
  return ClaimsController as new (claims: WorkClaims) => object;
}
