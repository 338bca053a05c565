interface Addressed {
  protocol: string;
  host: string;
}

/**
 * The site the member is on: where the payment company sends the browser and its notices back to. An installation
 * behind a proxy names it in ORIGIN; without it the address of the request is taken.
 */
export const originOf = ({ protocol, host }: Addressed): string => process.env['ORIGIN'] ?? `${protocol}://${host}`;
