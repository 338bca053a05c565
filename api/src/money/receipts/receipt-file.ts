import { Type } from 'typebox';
import type { Reply } from '../../kernel/index.js';

/** For the API's description; a file is sent as it comes. */
export const PDF = Type.Unsafe<Buffer>({
  description: 'A receipt or credit note',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
});

export const NumberParams = Type.Object({
  number: Type.String({ minLength: 1, maxLength: 60, description: 'Of the receipt or credit note' }),
});

export function sendPdf(reply: Reply, number: string, file: Buffer): Buffer {
  void reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${number.replace(/[^\w-]/g, '')}.pdf"`)
    // Browsers show it with a viewer of their own, which the API's policy would stop.
    .header('content-security-policy', "frame-ancestors 'none'");
  return file;
}
