import { IsNumber, IsOptional, Matches, MaxLength } from 'class-validator';
import { Nested } from '../../../kernel/index.js';

const BASE64_URL = /^[A-Za-z0-9_-]+={0,2}$/u;

class PushKeysDto {
  @MaxLength(200)
  @Matches(BASE64_URL)
  p256dh!: string;

  @MaxLength(200)
  @Matches(BASE64_URL)
  auth!: string;
}

export class SubscribeDto {
  @MaxLength(2_000)
  endpoint!: string;

  /** Sent by browsers, but not used. */
  @IsOptional()
  @IsNumber()
  expirationTime?: number | null;

  @Nested(() => PushKeysDto)
  keys!: PushKeysDto;
}
