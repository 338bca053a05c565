import { Injectable } from '@nestjs/common';
import type { Card } from '../../profiles/index.js';
import { fictionalTexts, Settings, type Locale } from '../../settings/index.js';

/** What tells fictional profiles apart wherever a name is sent out (PRO-04). */
@Injectable()
export class FictionalLabel {
  constructor(private readonly settings: Settings) {}

  name({ name, fictional }: Pick<Card, 'name' | 'fictional'>, language: Locale): string {
    return fictional ? `${name} (${this.texts(language).singular})` : name;
  }

  warning({ fictional }: Pick<Card, 'fictional'>, language: Locale): string | undefined {
    return fictional ? this.texts(language).warning : undefined;
  }

  private texts(language: Locale) {
    return fictionalTexts(this.settings.current(), language);
  }
}
