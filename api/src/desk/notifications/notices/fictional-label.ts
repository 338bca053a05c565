import { Injectable } from '@nestjs/common';
import type { Card } from '../../../members/profiles/index.js';
import { fictionalTexts, isCountry, regionName, Settings, type Locale } from '../../../ground/settings/index.js';
import type { Person } from '../mails/content.js';

/** Labels fictional profiles wherever a name is sent out (PRO-04). */
@Injectable()
export class FictionalLabel {
  constructor(private readonly settings: Settings) {}

  name({ name, fictional }: Pick<Card, 'name' | 'fictional'>, language: Locale): string {
    return fictional ? `${name} (${this.texts(language).singular})` : name;
  }

  warning({ fictional }: Pick<Card, 'fictional'>, language: Locale): string | undefined {
    return fictional ? this.texts(language).warning : undefined;
  }

  /** A member's card in a mail; the label is a separate field, not part of the name. */
  person({ name, age, country, region, fictional }: Card, language: Locale): Person {
    const place = region && isCountry(country) ? regionName(country, region) : undefined;
    const facts = [age, place].filter((fact) => fact != null).join(' · ');
    return { name, facts, label: fictional ? this.texts(language).singular : undefined };
  }

  private texts(language: Locale) {
    return fictionalTexts(this.settings.current(), language);
  }
}
