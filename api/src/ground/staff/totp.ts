import { generateSecret, generateURI, verifySync } from 'otplib';
import QRCode from 'qrcode';

const SECONDS = 30;
const DIGITS = /^\d{6}$/;

export const newSecret = (): string => generateSecret({ length: 20 });

/** The step whose code this is: the present one, or one beside it, for clocks that differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!DIGITS.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const checked = verifySync({ secret, token: code, epoch, period: SECONDS, epochTolerance: SECONDS });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined;
}

export interface Enrolment {
  /** To type in, where no camera is at hand. */
  secret: string;
  /** What the picture holds; on a phone it opens the app. */
  uri: string;
  qr_svg: string;
}

export async function enrolmentOf(secret: string, account: string, issuer: string): Promise<Enrolment> {
  const uri = generateURI({ issuer, label: account, secret });
  const qr = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { secret, uri, qr_svg: qr };
}
