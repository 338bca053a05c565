import { Injectable } from '@nestjs/common';
import { Clock, Database } from '../../kernel/index.js';
import { InspectionClaims } from '../../members/photos/index.js';

/** Claims on photos of chats. */
@Injectable()
export class ChatPhotoClaims extends InspectionClaims {
  constructor(database: Database, clock: Clock) {
    super(database, clock, {
      claims: 'conversations.photo_claims',
      photos: 'read.chat_photos',
      underInspection: 'NOT p.inspected',
      since: 'sent_at',
    });
  }
}
