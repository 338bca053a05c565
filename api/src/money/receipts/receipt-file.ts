import { Type } from 'typebox';
import type { Reply } from '../../kernel/index.js';

/** Describes the binary answer in the OpenAPI document; the answer itself is not validated. */
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
    // The browser's PDF viewer would not run under the API's default policy.
    .header('content-security-policy', "frame-ancestors 'none'");
  return file;
}
