import { Injectable } from '@nestjs/common';
import { Vault, type Sealed } from '../../kernel/index.js';
import { Places, type Point } from '../../ground/places/index.js';

interface LivingPlace {
  country: string;
  region: string | null;
  city: string | null;
}

/** Members' locations, accurate to the town named in their profile (DSC-01). */
@Injectable()
export class Locations {
  constructor(
    private readonly places: Places,
    private readonly vault: Vault,
  ) {}

  /** Null if the town is unknown. */
  async seal(memberId: string, place: LivingPlace): Promise<Sealed | null> {
    const town = await this.places.locate(place);
    return town ? this.vault.seal(memberId, `${town.latitude} ${town.longitude}`) : null;
  }
}

/** Parses an unsealed location. */
export function locationOf(text: string | null): Point | null {
  const [latitude, longitude] = (text ?? '').split(' ').map(Number);
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
}
