-- Names of imported towns as every search compares them now: more letters become those of the alphabet.
UPDATE places.towns
   SET folded = translate(
         replace(replace(replace(replace(regexp_replace(lower(normalize(folded, NFKD)), '[\u0300-\u036f]', '', 'g'),
           'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ß', 'ss'),
         'đðħŧŋıςłø', 'ddhtniσlo')
 WHERE folded ~ '[æœþßđðħŧŋıςłø]' OR folded <> normalize(folded, NFKD);
