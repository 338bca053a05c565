import { generateSecret, generateURI, verifySync } from 'otplib';
import QRCode from 'qrcode';

const SECONDS = 30;
const DIGITS = /^\d{6}$/;

export const newSecret = (): string => generateSecret({ length: 20 });

/** The time step of this code: the current one or a neighbour, to allow for clock skew. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!DIGITS.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const checked = verifySync({ secret, token: code, epoch, period: SECONDS, epochTolerance: SECONDS });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined;
}

export interface Enrolment {
  /** For manual entry if no camera is available. */
  secret: string;
  /** The content of the QR code; on a phone it opens the authenticator app. */
  uri: string;
  qr_svg: string;
}

export async function enrolmentOf(secret: string, account: string, issuer: string): Promise<Enrolment> {
  const uri = generateURI({ issuer, label: account, secret });
  const qr = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret, uri, qr_svg: qr };
}
