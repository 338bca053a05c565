import { usePlaceSuggestions, type Place } from './places';
import { usePlace } from './region-term';

/** What a field for a living place offers while somebody types. */
export function usePlaceField(country: string, city: string, chosen: string, onPlace: (place: Place) => void) {
  const place = usePlace();
  const found = usePlaceSuggestions(country, city, chosen);
  return {
    suggestions: found.map((one) => ({
      id: `${one.region} ${one.city}`,
      label: one.city,
      detail: place.short(one),
    })),
    onPick: (id: string) => {
      const picked = found.find((one) => `${one.region} ${one.city}` === id);
      if (picked) onPlace(picked);
    },
  };
}
