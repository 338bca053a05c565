import { useTranslate } from 'react-admin';

/** `paidUser` and `sought_gender` as words; what the catalogue does not know is at least readable. */
const spelled = (name: string) => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Events, their fields and their streams in the reader's words. */
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
  };
}
