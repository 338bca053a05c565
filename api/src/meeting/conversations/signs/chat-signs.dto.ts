import { IsBoolean } from 'class-validator';
import { partial } from '../../../kernel/index.js';
import type { Signs } from './chat-signs.events.js';

export class ChatSignsDto implements Signs {
  @IsBoolean()
  typing!: boolean;

  @IsBoolean()
  read!: boolean;
}

/** What is left out stays unchanged. */
export const ChangeChatSignsDto = partial(ChatSignsDto);
