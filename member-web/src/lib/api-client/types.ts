import type { paths } from '../../api/schema';

type Json<Responses> = Responses extends { 200: { content: { 'application/json': infer Body } } }
  ? Body
  : Responses extends { 201: { content: { 'application/json': infer Body } } }
    ? Body
    : never;

/** What a route answers, read from the generated schema whatever its component names are. */
export type Answer<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  responses: infer Responses;
}
  ? Json<Responses>
  : never;

export type Body<Path extends keyof paths, Method extends keyof paths[Path]> = paths[Path][Method] extends {
  requestBody?: { content: { 'application/json': infer Input } };
}
  ? Input
  : never;

export type User = Answer<'/api/user', 'get'>;
export type Settings = Answer<'/api/settings', 'get'>;
/** Lists in which members can be liked tell whether they are, a search how far they live; chats do neither. */
export type Card = Omit<Answer<'/api/members', 'get'>['profiles'][number], 'liked_by_me' | 'distance_km'> & {
  liked_by_me?: boolean;
  distance_km?: number | null;
};
export type Money = Answer<'/api/packages', 'get'>['packages'][number]['price'];
