/** Greek by ELOT 743, Cyrillic as passports write it: what a Latin font can tell of them. */
const GREEK = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};
const CYRILLIC = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i', і: 'i', ї: 'i' },
  ...{ й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh' },
  ...{ ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia' },
};
const LETTERS: Readonly<Record<string, string>> = { ...GREEK, ...CYRILLIC };

/** In Latin letters; undefined where the alphabet is another one. */
export function inLatin(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const base = LETTERS[small] === undefined ? small.normalize('NFD')[0]! : small;
  const latin = LETTERS[base];
  if (latin === undefined || letter === small) return latin;
  return latin.slice(0, 1).toUpperCase() + latin.slice(1);
}
