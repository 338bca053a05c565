export function notFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's own way to answer with a status
  throw new Response(null, { status: 404 });
}
