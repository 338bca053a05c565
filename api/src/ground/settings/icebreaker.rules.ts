import type { FieldError } from '../../kernel/domain.js';
import { ICEBREAKER_PLACEHOLDERS, type SettingsValues } from './settings.values.js';

/**
 * Lines that members take into a message (CHT-07): each says something, each once in its language, and braces hold what
 * can be filled in. The field names the line: `icebreakers.nl.0`.
 */
export const icebreakerProblems = (icebreakers: SettingsValues['icebreakers']): FieldError[] =>
  Object.entries(icebreakers).flatMap(([locale, lines]) => {
    const plain = lines.map((line) => line.trim());
    return plain.flatMap((line, i) => {
      const code = problemOf(line, plain.indexOf(line) < i);
      return code ? [{ field: `icebreakers.${locale}.${i}`, code }] : [];
    });
  });

function problemOf(line: string, repeated: boolean): string | undefined {
  if (line === '') return 'required';
  if (/[{}]/.test(line.replace(PLACEHOLDER, ''))) return 'unknown_icebreaker_placeholder';
  return repeated ? 'duplicate' : undefined;
}

const PLACEHOLDER = new RegExp(`\\{(${ICEBREAKER_PLACEHOLDERS.join('|')})\\}`, 'g');
