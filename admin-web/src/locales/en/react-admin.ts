import reactAdminTexts from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

const { ra } = reactAdminTexts;

/** react-admin's own texts, where the console says the same in other words. */
export const reactAdmin: TranslationMessages['ra'] = {
  ...ra,
  // No list has filters to add: the button is there for the saved ones alone.
  action: { ...ra.action, add_filter: 'Saved' },
  saved_queries: {
    ...ra.saved_queries,
    label: 'Saved filters',
    query_name: 'Name',
    new_label: 'Save these filters…',
    new_dialog_title: 'Save these filters',
    remove_label_with_name: 'Stop keeping “%{name}”',
    remove_dialog_title: 'Remove saved filters?',
    remove_message: 'They are removed from your saved filters; the list itself stays as it is.',
  },
};
