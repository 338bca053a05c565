import { useTranslate } from 'react-admin';
import { keyOfWord, type Telling } from './event-values';

/** What no catalogue knows, such as the name of something an older release wrote, is at least readable. */
const spelled = (name: string) => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Events, their fields, their streams and the words of fixed lists, in the reader's words. */
export function useEventWords() {
  const translate = useTranslate();
  return {
    type: (type: string) => translate(`events.type.${type}`, { _: spelled(type) }),
    field: (field: string) =>
      field.length > 2 && field.endsWith('At')
        ? translate(`events.field.${field}`, { _: translate('events.field.at_suffix') })
        : translate(`events.field.${field}`, { _: spelled(field) }),
    kind: (stream: string) => {
      const kind = stream.split('-')[0]!;
      return translate(`events.kind.${kind}`, { _: spelled(kind) });
    },
    /** A word of a fixed list, or what somebody wrote. */
    value: (telling: Telling | undefined, value: string) => {
      if (telling?.as !== 'word') return value;
      return translate(keyOfWord(telling, value), { _: value, smart_count: 2 });
    },
  };
}
