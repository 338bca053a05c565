import { Injectable } from '@nestjs/common';
import { invalidInput, Vault, type Sealed } from '../../../kernel/index.js';
import { normaliseLine } from '../../../members/profiles/index.js';
import { readAsked } from '../asked-filter.js';

/** What a saved search is called and what it asks for, sealed with its member's key. */
@Injectable()
export class SealedSearches {
  constructor(private readonly vault: Vault) {}

  name(memberId: string, text: string): Promise<Sealed> {
    const name = normaliseLine(text);
    if (!name) throw invalidInput([{ field: 'name', code: 'required' }]);
    return this.vault.seal(memberId, name);
  }

  filter(memberId: string, query: string): Promise<Sealed> {
    return this.vault.seal(memberId, JSON.stringify(readAsked(query)));
  }
}
