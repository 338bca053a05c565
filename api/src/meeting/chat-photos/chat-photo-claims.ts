import { Injectable } from '@nestjs/common';
import { WorkClaims } from '../../ground/claims/index.js';
import { Database } from '../../kernel/index.js';
import { InspectionClaims } from '../../members/photos/index.js';

/** Claims on photos of chats. */
@Injectable()
export class ChatPhotoClaims extends InspectionClaims {
  constructor(claims: WorkClaims, database: Database) {
    super(
      claims,
      database,
      'chat_photos',
      'SELECT photo_id AS id, sent_at AS since, NOT decided AS undecided FROM read.chat_photos WHERE NOT inspected',
    );
  }
}
