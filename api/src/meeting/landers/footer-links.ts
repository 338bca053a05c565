// The same file as member-web/src/lib/footer-links.ts, which landers.http.spec.ts watches.
/** CLI-01: where every footer leads, in this order. The site's customer service is the support. */
export const FOOTER_LINKS = [
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/ban',
  '/pricing',
  '/complaints',
  '/pages/return-policy',
  '/pages/faq',
  '/pages/service',
] as const;
