import { ContextModule } from '../../kernel/index.js';
import { MailFeedbackController } from './mail-feedback.controller.js';
import { MailRepliesController } from './mail-replies.controller.js';

@ContextModule({
  name: 'incoming-mail',
  parts: { MailFeedbackController, MailRepliesController },
})
export class IncomingMailModule {}
