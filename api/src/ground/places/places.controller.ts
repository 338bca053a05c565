import { Controller, Req, Res } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, invalidInput, type Reply, type RequestOf } from '../../kernel/index.js';
import { COUNTRY_CODES } from '../settings/index.js';
import { distanceKm, isPoint } from './geography.js';
import { noPlaceNearby } from './places.errors.js';
import { CACHE_SECONDS, Places } from './places.js';
import type { Town } from './towns.js';

/** Maximum number of suggestions while typing. */
const SUGGESTIONS = 8;
/** Decimals that coordinates are rounded to: about a kilometre, because the site does not need to know more. */
const DECIMALS = 2;

const Place = Type.Object({
  country: Type.String(),
  region: Type.String(),
  city: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
});
const toView = ({ country, region, city, latitude, longitude }: Town) => ({
  country,
  region,
  city,
  lat: latitude,
  lon: longitude,
});

const geocodeRoute = defineContract({
  summary: 'The nearest town; nothing is kept of the point that was asked about',
  access: 'visitor',
  query: Type.Object({ lat: Type.Number(), lon: Type.Number() }),
  reply: { 200: Type.Object({ ...Place.properties, distance_km: Type.Integer() }) },
  errors: [noPlaceNearby],
});

const placesRoute = defineContract({
  summary: 'Towns of a country whose name begins as typed, the likeliest first',
  access: 'visitor',
  query: Type.Object({
    country: Type.Union(COUNTRY_CODES.map((code) => Type.Literal(code))),
    q: Type.String({ minLength: 1, maxLength: 60 }),
  }),
  reply: { 200: Type.Object({ places: Type.Array(Place) }) },
});

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
const keep = (reply: Reply, who: 'private' | 'public') =>
  reply.header('cache-control', `${who}, max-age=${CACHE_SECONDS}`);

@Controller()
export class PlacesController {
  constructor(private readonly places: Places) {}

  @Get('geocode', geocodeRoute)
  async geocode(@Req() { query }: RequestOf<typeof geocodeRoute>, @Res({ passthrough: true }) reply: Reply) {
    const point = { latitude: rounded(query.lat), longitude: rounded(query.lon) };
    if (!isPoint(point))
      throw invalidInput([{ field: Math.abs(point.latitude) > 90 ? 'lat' : 'lon', code: 'invalid' }]);
    const town = await this.places.nearest(point);
    if (!town) throw noPlaceNearby({});
    keep(reply, 'private');
    return { ...toView(town), distance_km: Math.round(distanceKm(town, point)) };
  }

  @Get('places', placesRoute)
  async list(@Req() { query }: RequestOf<typeof placesRoute>, @Res({ passthrough: true }) reply: Reply) {
    const towns = await this.places.startingWith(query.country, query.q, SUGGESTIONS);
    keep(reply, 'public');
    return { places: towns.map(toView) };
  }
}
