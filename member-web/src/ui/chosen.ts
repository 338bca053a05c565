/** What is chosen among `Pills`: a form keeps a list, but of a single pill its value or `false`. */
export const chosenOf = (kept: string | readonly string[] | boolean | undefined): string[] =>
  [kept].flat().filter((one): one is string => typeof one === 'string');
