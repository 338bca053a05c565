import type { Place } from '../layout/find/places';
import { fieldsOf, SECTION_NAMES } from './setting';

/** Where a section is one editor, there is no field of it to lead to. */
const EDITORS = new Set(['packages', 'methods', 'gifts', 'icebreakers', 'own_interests', 'brands']);

/** Each section, and each field that stands in one, as they are found by their words. */
export const places: Place[] = SECTION_NAMES.filter((section) => section !== 'landers').flatMap((section) => {
  const within = `resources.settings.sections.${section}.title`;
  return [
    {
      to: `/settings/${section}`,
      title: within,
      about: `resources.settings.sections.${section}.about`,
      within: 'resources.settings.name',
    },
    ...fieldsOf(section)
      .filter(({ kind }) => !EDITORS.has(kind))
      .map(({ name }) => ({
        to: `/settings/${section}?field=${name}`,
        title: `resources.settings.fields.${name}`,
        about: `resources.settings.help.${name}`,
        within,
      })),
  ];
});
