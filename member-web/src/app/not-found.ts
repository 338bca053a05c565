export function notFound(): never {
  // The router's own way to answer with a status.
  throw new Response(null, { status: 404 });
}
