import type { Place } from '../layout/find/places';
import { fieldsOf, SECTION_NAMES } from './setting';

/** Words of the operator's own are found by what they are for; another section that is one editor has no field to lead to. */
const FOUND = ['reason_templates', 'mail_texts'];

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
      .filter(({ name, kind }) => kind !== 'editor' || FOUND.includes(name))
      .map(({ name }) => ({
        to: `/settings/${section}?field=${name}`,
        title: `resources.settings.fields.${name}`,
        about: `resources.settings.help.${name}`,
        within,
      })),
  ];
});
